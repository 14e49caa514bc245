/** German texts of import and export findings, by their English text. */
export const germanFindings: Readonly<Record<string, string>> = {
  'Messages of the type {0} are not imported.': 'Nachrichten der Art {0} werden nicht importiert.',
  'The answer of {0} comes only from a webhook, which is not called here; a placeholder is used until you write an answer.':
    'Die Antwort von {0} kommt nur von einem Webhook, der hier nicht aufgerufen wird; bis du eine Antwort schreibst, steht dort ein Platzhalter.',
  '{0} has no answer in this language; a placeholder is used until you write one.':
    '{0} hat in dieser Sprache keine Antwort; bis du eine schreibst, steht dort ein Platzhalter.',
  '{0} was edited after the import, so its original settings on the platform are replaced.':
    '{0} wurde nach dem Import bearbeitet, deshalb werden seine ursprünglichen Einstellungen auf der Plattform ersetzt.',
  'The manifest is not valid JSON in line {0}; the models are imported without it.':
    'Das Manifest ist in Zeile {0} kein gültiges JSON; die Modelle werden ohne es importiert.',
  'The model has the form from before 2018; it is exported in today’s form.':
    'Das Modell hat die Form von vor 2018; exportiert wird es in der heutigen.',
  'A node of the type {0} is not allowed in a workflow of the type {1}.':
    'Ein Knoten der Art {0} ist in einem Ablauf der Art {1} nicht erlaubt.',
  'The zip does not contain {0}; where it is used, it is missing.':
    'Das Zip enthält {0} nicht; wo es verwendet wird, fehlt es.',
  'The file is not in the zip.': 'Die Datei ist nicht im Zip.',
  'The list of media files cannot be read.': 'Die Liste der Mediendateien kann nicht gelesen werden.',
  'A node must belong to a workflow of the file.': 'Ein Knoten muss zu einem Ablauf der Datei gehören.',
  'The payload of the answer is not imported.': 'Die Nutzdaten der Antwort werden nicht importiert.',
  'A skill needs two icons: choose a picture of the project, which becomes both.':
    'Ein Skill braucht zwei Symbole: Wähle ein Bild des Projekts, aus dem beide werden.',
  'The skill has no icons: the picture of the project has no public https address. It has one when the project is published.':
    'Der Skill hat keine Symbole: Das Bild des Projekts hat keine öffentliche https-Adresse. Es hat eine, wenn das Projekt veröffentlicht ist.',
  'A picture has no alternative text for people who cannot see it.':
    'Ein Bild hat keinen Alternativtext für Menschen, die es nicht sehen können.',
  'The platform fetches files over https only, and this installation has no https address: pictures are not shown, and words are spoken in place of recordings.':
    'Die Plattform lädt Dateien nur über https, und diese Installation hat keine https-Adresse: Bilder werden nicht gezeigt, und statt Aufnahmen werden die Worte gesprochen.',
  'An answer names a file that is not in the media library.':
    'Eine Antwort nennt eine Datei, die nicht in der Medienbibliothek ist.',
  'An answer names the file {0}, which is deleted.': 'Eine Antwort nennt die Datei {0}, die gelöscht ist.',
  'An answer shows the file {0}, which is no picture.': 'Eine Antwort zeigt die Datei {0}, die kein Bild ist.',
  'An answer plays the file {0}, which is no sound.': 'Eine Antwort spielt die Datei {0}, die kein Ton ist.',
  'The file {0} has no public address until the project is published with it.':
    'Die Datei {0} hat keine öffentliche Adresse, bis das Projekt mit ihr veröffentlicht ist.',
  'The sound {0} takes {1} seconds; the platform plays at most {2} in an answer.':
    'Der Ton {0} dauert {1} Sekunden; die Plattform spielt in einer Antwort höchstens {2}.',
  'The platform fetches media over https only, which {0} is not.':
    'Die Plattform lädt Medien nur über https, und {0} ist keine solche Adresse.',
  'The sound {0} is not in the media library, so it is not converted: the platform takes mp3 with 48 kbit/s and at most {1} seconds.':
    'Der Ton {0} ist nicht in der Medienbibliothek und wird deshalb nicht umgewandelt: Die Plattform nimmt mp3 mit 48 kbit/s und höchstens {1} Sekunden.',
  'The platform may not play the video {0}: it takes mp4 and m3u8.':
    'Die Plattform spielt das Video {0} vielleicht nicht: Sie nimmt mp4 und m3u8.',
  'The image of the answer is not imported.': 'Das Bild der Antwort wird nicht importiert.',
  "This file isn't a valid Llama file.": 'Diese Datei ist keine gültige Llama-Datei.',
  'A chapter can have at most {0} pages.': 'Ein Kapitel kann höchstens {0} Seiten haben.',
  'A page must be below the chapter or another page of the file, and not below itself.':
    'Eine Seite muss unter dem Kapitel oder einer anderen Seite der Datei stehen, und nicht unter sich selbst.',
  'A project can have at most {0} nodes.': 'Ein Projekt kann höchstens {0} Knoten haben.',
  'A project can have at most {0} workflows.': 'Ein Projekt kann höchstens {0} Abläufe haben.',
  'A prompt of {0} uses {1}, which the platform does not support; it is left out.':
    'Eine Frage von {0} verwendet {1}, das die Plattform nicht unterstützt; es entfällt.',
  'A sample of {0} uses {1}, which is not one of its slots.':
    'Ein Beispiel von {0} verwendet {1}, das keiner seiner Slots ist.',
  'A skill contains no answers: each intent gets a placeholder that says its name until you replace it.':
    'Ein Skill enthält keine Antworten: Jede Absicht bekommt einen Platzhalter, der ihren Namen sagt, bis du ihn ersetzt.',
  'Every skill needs {0}, so it was added; the project has no answer for it.':
    'Jeder Skill braucht {0}, deshalb wurde es ergänzt; das Projekt hat keine Antwort darauf.',
  'A text contains a character that cannot be stored.':
    'Ein Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  'A text uses {0}, which the platform does not support; it is left out.':
    'Ein Text verwendet {0}, das die Plattform nicht unterstützt; es entfällt.',
  'A value of {0} is composed of other entities; it is left out.':
    'Ein Wert von {0} ist aus anderen Entitäten zusammengesetzt; er entfällt.',
  'A workflow can have only one node of the type {0}.': 'Ein Ablauf kann nur einen Knoten der Art {0} haben.',
  'A workflow of a {0} project cannot be imported into a {1} project.':
    'Ein Ablauf eines Projekts der Art {0} kann nicht in ein Projekt der Art {1} importiert werden.',
  'A workflow must belong to the project.': 'Ein Ablauf muss zum Projekt gehören.',
  'An answer has {0} characters; the platform allows at most {1}.':
    'Eine Antwort hat {0} Zeichen; die Plattform erlaubt höchstens {1}.',
  'An entry must be a workflow or a node.': 'Ein Eintrag muss ein Ablauf oder ein Knoten sein.',
  'An intent has no name; it is left out.': 'Eine Absicht hat keinen Namen; sie entfällt.',
  'An invocation name can have only letters, at most {0}: {1} was changed to {2}.':
    'Ein Aufrufname kann nur Buchstaben haben, höchstens {0}: {1} wurde zu {2} geändert.',
  'Only brands can use an invocation name of one word; add another one to the notes as "Alexa invocation name: …".':
    'Nur Marken können einen Aufrufnamen aus einem Wort verwenden; schreib einen anderen als "Alexa invocation name: …" in die Notizen.',
  'Samples with {0}, which accepts any words, need other words around it and no other slot.':
    'Beispiele mit {0}, das beliebige Wörter annimmt, brauchen andere Wörter darum und keinen weiteren Slot.',
  'It refers to {0}, which does not exist; the reference is removed.':
    'Es verweist auf {0}, das nicht existiert; der Verweis wird entfernt.',
  'The keys of the agent and the address of its webhook are not imported.':
    'Die Schlüssel des Agenten und die Adresse seines Webhooks werden nicht importiert.',
  'The knowledge bases of the agent are not imported.': 'Die Wissensbasen des Agenten werden nicht importiert.',
  'No intent opens the context {0}, so {1} is available everywhere.':
    'Keine Absicht öffnet den Kontext {0}, deshalb ist {1} überall verfügbar.',
  'No item in the list has this id; the values are left out.':
    'Kein Element in der Liste hat diese Id; die Werte entfallen.',
  'No node listens for {0}.': 'Kein Knoten hört auf {0}.',
  'The slot {0} of {1} keeps one value instead of several.': 'Der Slot {0} von {1} behält einen Wert statt mehrerer.',
  'The parameter {0} keeps one value instead of several.': 'Der Parameter {0} behält einen Wert statt mehrerer.',
  'An item can have at most {0} values.': 'Ein Element kann höchstens {0} Werte haben.',
  'Samples of {0} contain digits; the platform needs numbers written as words.':
    'Beispiele von {0} enthalten Ziffern; die Plattform braucht ausgeschriebene Zahlen.',
  'The agent has no intents.': 'Der Agent hat keine Absichten.',
  'The agent is inside a folder of the zip. Zip the content of the folder {0}, not the folder itself.':
    'Der Agent liegt in einem Ordner des Zips. Packe den Inhalt des Ordners {0}, nicht den Ordner selbst.',
  'The answer for one platform is used, because there is no general one.':
    'Die Antwort für eine Plattform wird verwendet, weil es keine allgemeine gibt.',
  'The answer of {0} comes from a webhook, which is not called here; the texts of the intent are used.':
    'Die Antwort von {0} kommt von einem Webhook, der hier nicht aufgerufen wird; die Texte der Absicht werden verwendet.',
  'The built-in intent {0} is not supported; add samples to it.':
    'Die eingebaute Absicht {0} wird nicht unterstützt; füge ihr Beispiele hinzu.',
  'The default value of {0} is not imported.': 'Der Vorgabewert von {0} wird nicht importiert.',
  'The entity {0} has no values in this language; it accepts any words.':
    'Die Entität {0} hat in dieser Sprache keine Werte; sie nimmt beliebige Wörter an.',
  'The entity {0} is a pattern; it accepts any words.':
    'Die Entität {0} ist ein Muster; sie nimmt beliebige Wörter an.',
  'The entry has no type.': 'Der Eintrag hat keine Art.',
  'The event {0} of {1} is not supported.': 'Das Ereignis {0} von {1} wird nicht unterstützt.',
  'The file does not name its language; it is read as {0}.':
    'Die Datei nennt ihre Sprache nicht; sie wird als {0} gelesen.',
  'The file is a link to another one.': 'Die Datei ist ein Verweis auf eine andere.',
  'The zip contains another archive. Unpack it first.': 'Das Zip enthält ein weiteres Archiv. Packe es zuerst aus.',
  'The file is damaged.': 'Die Datei ist beschädigt.',
  'The file is encrypted.': 'Die Datei ist verschlüsselt.',
  'The file does not match its checksum.': 'Die Datei passt nicht zu ihrer Prüfsumme.',
  'The compression of the file is not supported.': 'Die Komprimierung der Datei wird nicht unterstützt.',
  'The file is too large when it is unpacked.': 'Die Datei ist ausgepackt zu groß.',
  'The id is not a GUID.': 'Die Id ist keine GUID.',
  'The id {0} is used twice.': 'Die Id {0} kommt zweimal vor.',
  'The invocation name needs {0} to {1} letters; {2} has too few.':
    'Der Aufrufname braucht {0} bis {1} Buchstaben; {2} hat zu wenige.',
  'The key "{0}" is not allowed.': 'Der Schlüssel "{0}" ist nicht erlaubt.',
  'The language {0} is not supported; texts that the agent lacks are in English.':
    'Die Sprache {0} wird nicht unterstützt; Texte, die dem Agenten fehlen, sind auf Englisch.',
  'The language {0} is not supported; texts that the skill lacks are in English.':
    'Die Sprache {0} wird nicht unterstützt; Texte, die dem Skill fehlen, sind auf Englisch.',
  'The model has no intents.': 'Das Modell hat keine Absichten.',
  'The name contains an invalid character.': 'Der Name enthält ein ungültiges Zeichen.',
  'The parameter {0} was renamed to {1}, because another parameter of that name has another type.':
    'Der Parameter {0} wurde in {1} umbenannt, weil ein anderer Parameter dieses Namens eine andere Art hat.',
  'The parameter {0} takes its value from elsewhere; here it is filled from the utterance.':
    'Der Parameter {0} nimmt seinen Wert von anderswo; hier wird er aus der Äußerung gefüllt.',
  'The platform allows no digits in names, so {0} was renamed to {1}. Give it a name without digits; otherwise it is not recognised.':
    'Die Plattform erlaubt keine Ziffern in Namen, deshalb wurde {0} in {1} umbenannt. Gib einen Namen ohne Ziffern, sonst wird es nicht erkannt.',
  'The platform has no type {0}; {1} uses {2} instead.':
    'Die Plattform hat keine Art {0}; {1} verwendet stattdessen {2}.',
  'The project has unsaved changes. Save it before you publish, so that the imported rows are included.':
    'Das Projekt hat ungespeicherte Änderungen. Speichere es vor dem Veröffentlichen, damit die importierten Zeilen enthalten sind.',
  'The project has no type.': 'Das Projekt hat keine Art.',
  'The project already has {0}; the existing one is kept.': 'Das Projekt hat {0} bereits; das vorhandene bleibt.',
  'The prompt {0} was imported without some of its markup.':
    'Die Frage {0} wurde ohne einen Teil ihrer Auszeichnung importiert.',
  'The slot {0} of {1} was renamed to {2}, because another {0} has another type.':
    'Der Slot {0} von {1} wurde in {2} umbenannt, weil ein anderer {0} eine andere Art hat.',
  'The synonym {0} was changed to {1}.': 'Das Synonym {0} wurde zu {1} geändert.',
  'The type {0} is not supported; it accepts any words.':
    'Die Art {0} wird nicht unterstützt; sie nimmt beliebige Wörter an.',
  'The values are missing.': 'Die Werte fehlen.',
  'The values of {0} come from a catalogue of the platform; it accepts any words.':
    'Die Werte von {0} kommen aus einem Katalog der Plattform; es nimmt beliebige Wörter an.',
  'The samples of the slot {0} of {1} are not needed and are left out.':
    'Die Beispiele des Slots {0} von {1} werden nicht gebraucht und entfallen.',
  'The zip cannot be read: {0}': 'Das Zip kann nicht gelesen werden: {0}',
  'The zip has more than {0} files.': 'Das Zip hat mehr als {0} Dateien.',
  'Two intents are called {0}; only the first one is imported.':
    'Zwei Absichten heißen {0}; nur die erste wird importiert.',
  'There are {0} more.': 'Es gibt {0} weitere.',
  'The package contains more than one skill.': 'Das Paket enthält mehr als einen Skill.',
  'Files never contain secrets. Set "{0}" again, unless the project already has it.':
    'Dateien enthalten niemals Geheimnisse. Setze "{0}" neu, falls das Projekt es nicht schon hat.',
  'The input "{0}" does not exist and is left out.': 'Das Feld „{0}“ existiert nicht und entfällt.',
  'The package has no manifest; the name comes from the model.':
    'Das Paket hat kein Manifest; der Name kommt aus dem Modell.',
  'The prompt {0} does not exist.': 'Die Frage {0} existiert nicht.',
  'The file does not contain this workflow.': 'Die Datei enthält diesen Ablauf nicht.',
  'The type "{0}" does not exist.': 'Die Art "{0}" existiert nicht.',
  'This file has format version {0}; this Confab reads versions up to {1}.':
    'Diese Datei hat die Formatversion {0}; dieses Confab liest Versionen bis {1}.',
  'This file contains a single workflow. Open a project and use Import Workflow.':
    'Diese Datei enthält einen einzelnen Ablauf. Öffne ein Projekt und importiere ihn dort.',
  'This file contains a whole project. Use Import Project.':
    'Diese Datei enthält ein ganzes Projekt. Importiere es als Projekt.',
  'The file has more than {0} values.': 'Die Datei enthält mehr als {0} Werte.',
  'The package has more than {0} values.': 'Das Paket enthält mehr als {0} Werte.',
  'The data is nested more than {0} levels deep.': 'Die Daten sind mehr als {0} Stufen tief verschachtelt.',
  'The file is not a JSON object.': 'Die Datei ist kein JSON-Objekt.',
  'The file is not valid JSON.': 'Die Datei ist kein gültiges JSON.',
  'The file is not UTF-8 text.': 'Die Datei ist kein UTF-8-Text.',
  'The format version is invalid.': 'Die Formatversion ist ungültig.',
  'The file is not part of the project and is left out.': 'Die Datei gehört nicht zum Projekt und entfällt.',
  '{0} is imported. For {1}, import the package again and choose the language.':
    '{0} wird importiert. Für {1} importiere das Paket noch einmal und wähle die Sprache.',
  'Two files of the zip have this name.': 'Zwei Dateien des Zips haben diesen Namen.',
  'The answer to {0} depends on logic that only Confab runs; the platform asks Confab for it.':
    'Die Antwort auf {0} hängt von Logik ab, die nur Confab ausführt; die Plattform fragt Confab danach.',
  'The validation rules of {0} in {1} are not imported.': 'Die Prüfregeln von {0} in {1} werden nicht importiert.',
  'Enter the address of your assistant as the endpoint, and check category and privacy before you submit.':
    'Gib die Adresse deines Assistenten als Endpunkt ein, und prüfe Kategorie und Datenschutz, bevor du einreichst.',
  'Enter the address of your assistant as the webhook of the agent, and switch it on for the intents that Confab should answer.':
    'Gib die Adresse deines Assistenten als Webhook des Agenten ein, und schalte ihn für die Absichten ein, die Confab beantworten soll.',
  '{0} has no samples, but the platform requires them.': '{0} hat keine Beispiele, aber die Plattform verlangt welche.',
  '{0} has no samples.': '{0} hat keine Beispiele.',
  '{0} is named {1} on the platform.': '{0} heißt auf der Plattform {1}.',
  "You haven't uploaded a valid Project file": 'Du hast keine gültige Projektdatei hochgeladen',
  "You haven't uploaded a valid Project file. It holds a single llama: use Import Llama.":
    'Du hast keine gültige Projektdatei hochgeladen. Sie enthält ein einzelnes Llama: Importiere es als Llama.',
};
