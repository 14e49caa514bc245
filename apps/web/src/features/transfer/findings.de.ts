/** German for what is found in packages, by its English text. */
export const germanFindings: Readonly<Record<string, string>> = {
  'A message of the type {0} is not taken along.': 'Eine Nachricht der Art {0} kommt nicht mit.',
  'A node of the type {0} cannot stand in a workflow of the type {1}.':
    'Ein Knoten der Art {0} kann nicht in einem Ablauf der Art {1} stehen.',
  'A node stands below a workflow of the file.': 'Ein Knoten steht unter einem Ablauf der Datei.',
  'A payload of the answer is not taken along.': 'Nutzdaten der Antwort kommen nicht mit.',
  'A picture of the answer is not taken along.': 'Ein Bild der Antwort kommt nicht mit.',
  'A project can have at most {0} nodes.': 'Ein Projekt kann höchstens {0} Knoten haben.',
  'A project can have at most {0} workflows.': 'Ein Projekt kann höchstens {0} Abläufe haben.',
  'A prompt of {0} names {1}, which the platform does not know; it is left out.':
    'Eine Frage von {0} nennt {1}, das die Plattform nicht kennt; es entfällt.',
  'A sample of {0} marks {1}, which is none of its slots.':
    'Ein Beispiel von {0} markiert {1}, das keiner seiner Slots ist.',
  'A skill has no answers: each intent has a place for one, which says its name until you write it.':
    'Ein Skill hat keine Antworten: Jede Absicht hat einen Platz dafür, der ihren Namen sagt, bis du sie schreibst.',
  'A skill has to have {0}, so it was added; the project has no answer to it.':
    'Ein Skill braucht {0}, also kam es dazu; das Projekt hat keine Antwort darauf.',
  'A text holds a character that cannot be stored.': 'Ein Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  'A text names {0}, which the platform does not know; it is left out.':
    'Ein Text nennt {0}, das die Plattform nicht kennt; es entfällt.',
  'A value of {0} is made of other entities; it is left out.':
    'Ein Wert von {0} besteht aus anderen Entitäten; er entfällt.',
  'A workflow has only one node of the type {0}.': 'Ein Ablauf hat nur einen Knoten der Art {0}.',
  'A workflow of a project of the type {0} cannot stand in one of the type {1}.':
    'Ein Ablauf eines Projekts der Art {0} kann nicht in einem der Art {1} stehen.',
  'A workflow stands below its project.': 'Ein Ablauf steht unter seinem Projekt.',
  'An answer has {0} characters; the platform says {1} at most.':
    'Eine Antwort hat {0} Zeichen; die Plattform sagt höchstens {1}.',
  'An entry is a workflow or a node.': 'Ein Eintrag ist ein Ablauf oder ein Knoten.',
  'An intent has no name; it is left out.': 'Eine Absicht hat keinen Namen; sie entfällt.',
  'An invocation name has letters only, at most {0}: {1} became {2}.':
    'Ein Aufrufname hat nur Buchstaben, höchstens {0}: Aus {1} wurde {2}.',
  'An invocation name of one word is taken for brands only; write another one into the notes, as "Alexa invocation name: …".':
    'Ein Aufrufname aus einem Wort gilt nur für Marken; schreib einen anderen in die Notizen, als "Alexa invocation name: …".',
  'In samples with {0}, which takes any words, there have to be words around it and no other slot.':
    'In Beispielen mit {0}, das beliebige Worte nimmt, müssen Worte darum stehen und kein anderer Slot.',
  'It leads to {0}, which is not there; that is left empty.': 'Es führt zu {0}, das nicht da ist; das bleibt leer.',
  'Keys of the agent and the address of its webhook are left behind.':
    'Schlüssel des Agenten und die Adresse seines Webhooks bleiben zurück.',
  'Knowledge bases of the agent are not taken along.': 'Wissensbasen des Agenten kommen nicht mit.',
  'No intent opens the context {0}, so {1} is listened for everywhere.':
    'Keine Absicht öffnet den Kontext {0}, also wird überall auf {1} gehört.',
  'Nothing in the list has this id; it is left out.': 'Nichts in der Liste hat diese Id; es entfällt.',
  'Nothing listens for {0}.': 'Nichts hört auf {0}.',
  'Of several values of {0} in {1} one is kept.': 'Von mehreren Werten von {0} in {1} bleibt einer.',
  'Of several values of {0} one is kept.': 'Von mehreren Werten von {0} bleibt einer.',
  'One item may hold at most {0} values.': 'Ein Element darf höchstens {0} Werte haben.',
  'Samples of {0} have digits; the platform wants them in words.':
    'Beispiele von {0} haben Ziffern; die Plattform will sie in Worten.',
  'The agent has no intents.': 'Der Agent hat keine Absichten.',
  'The agent stands in a folder of the zip. Pack what is in the folder {0}, not the folder itself.':
    'Der Agent steht in einem Ordner des Zips. Packe, was im Ordner {0} ist, nicht den Ordner selbst.',
  'The answer is that of one platform, since there is none for all.':
    'Die Antwort ist die einer Plattform, da es keine für alle gibt.',
  'The answer of {0} comes from a webhook, which is not asked here; its own texts are said.':
    'Die Antwort von {0} kommt von einem Webhook, der hier nicht gefragt wird; gesagt werden ihre eigenen Texte.',
  'The built-in intent {0} is not known here; give it samples of its own.':
    'Die eingebaute Absicht {0} ist hier nicht bekannt; gib ihr eigene Beispiele.',
  'The default value of {0} is not taken along.': 'Der Vorgabewert von {0} kommt nicht mit.',
  'The entity {0} has no values in this language; any words are taken.':
    'Die Entität {0} hat in dieser Sprache keine Werte; beliebige Worte gelten.',
  'The entity {0} is a pattern; any words are taken.': 'Die Entität {0} ist ein Muster; beliebige Worte gelten.',
  'The entry has no type.': 'Der Eintrag hat keine Art.',
  'The event {0} of {1} is not known here.': 'Das Ereignis {0} von {1} ist hier nicht bekannt.',
  'The file does not say its language; it is read as {0}.':
    'Die Datei nennt ihre Sprache nicht; sie wird als {0} gelesen.',
  'The file is a link to another one.': 'Die Datei ist ein Verweis auf eine andere.',
  'The file is an archive itself; unpack it first.': 'Die Datei ist selbst ein Archiv; packe sie erst aus.',
  'The file is damaged.': 'Die Datei ist beschädigt.',
  'The file is encrypted.': 'Die Datei ist verschlüsselt.',
  'The file is not what the list of checksums says it is.': 'Die Datei ist nicht, was die Liste der Prüfsummen sagt.',
  'The file is packed in a way that is not read here.':
    'Die Datei ist auf eine Art gepackt, die hier nicht gelesen wird.',
  'The file is too large when it is unpacked.': 'Die Datei ist ausgepackt zu groß.',
  'The id is no GUID.': 'Die Id ist keine GUID.',
  'The id {0} stands there twice.': 'Die Id {0} steht zweimal da.',
  'The invocation name has to have {0} to {1} letters; {2} has too few.':
    'Der Aufrufname braucht {0} bis {1} Buchstaben; {2} hat zu wenige.',
  'The key "{0}" is not allowed.': 'Der Schlüssel "{0}" ist nicht erlaubt.',
  'The language of {0} is not spoken here; what the agent does not bring is said in English.':
    'Die Sprache von {0} wird hier nicht gesprochen; was der Agent nicht mitbringt, wird englisch gesagt.',
  'The language of {0} is not spoken here; what the skill does not bring is said in English.':
    'Die Sprache von {0} wird hier nicht gesprochen; was der Skill nicht mitbringt, wird englisch gesagt.',
  'The model has no intents.': 'Das Modell hat keine Absichten.',
  'The name holds a character that no name has.': 'Der Name enthält ein Zeichen, das kein Name hat.',
  'The parameter {0} is called {1} here, since another one of that name has another type.':
    'Der Parameter {0} heißt hier {1}, da ein anderer dieses Namens eine andere Art hat.',
  'The parameter {0} takes its value from elsewhere; here it is what is heard.':
    'Der Parameter {0} nimmt seinen Wert anderswoher; hier ist er, was gehört wird.',
  'The platform allows no digits in names, so {0} is called {1}; give it a name without digits, or it is not recognised.':
    'Die Plattform erlaubt keine Ziffern in Namen, also heißt {0} dort {1}; gib einen Namen ohne Ziffern, sonst wird es nicht erkannt.',
  'The platform has no {0}; {1} is heard as {2}.': 'Die Plattform hat kein {0}; {1} wird als {2} gehört.',
  'The project has changes that are not saved. Save it before you publish, so that what was added goes along.':
    'Das Projekt hat Änderungen, die nicht gespeichert sind. Speichere es, bevor du veröffentlichst, damit das Neue mitkommt.',
  'The project has no type.': 'Das Projekt hat keine Art.',
  'The project has {0} already; it stays as it is there.': 'Das Projekt hat {0} schon; es bleibt dort, wie es ist.',
  'The prompt {0} is taken without some of its markup.': 'Die Frage {0} kommt ohne einen Teil ihrer Auszeichnung.',
  'The slot {0} of {1} is called {2} here, since another {0} has another type.':
    'Der Slot {0} von {1} heißt hier {2}, da ein anderes {0} eine andere Art hat.',
  'The synonym {0} is written {1}.': 'Das Synonym {0} wird {1} geschrieben.',
  'The type {0} is taken as any words.': 'Die Art {0} gilt als beliebige Worte.',
  'The values are missing.': 'Die Werte fehlen.',
  'The values of {0} come from a catalogue of the platform; any words are taken.':
    'Die Werte von {0} kommen aus einem Katalog der Plattform; beliebige Worte gelten.',
  'The ways to answer the question for {0} of {1} are not needed here.':
    'Die Arten, auf die Frage nach {0} von {1} zu antworten, werden hier nicht gebraucht.',
  'The zip cannot be read: {0}': 'Das Zip kann nicht gelesen werden: {0}',
  'The zip has more than {0} files.': 'Das Zip hat mehr als {0} Dateien.',
  'There are two intents called {0}; the first counts.': 'Es gibt zwei Absichten namens {0}; die erste zählt.',
  'There are {0} more.': 'Es gibt {0} weitere.',
  'There is more than one skill in the package.': 'Im Paket ist mehr als ein Skill.',
  'There is no input "{0}" here; it is left out.': 'Es gibt hier keine Eingabe "{0}"; sie entfällt.',
  'There is no manifest; the name is taken from the model.': 'Es gibt kein Manifest; der Name kommt aus dem Modell.',
  'There is no prompt {0}.': 'Es gibt keine Frage {0}.',
  'There is no such workflow in the file.': 'Diesen Ablauf gibt es in der Datei nicht.',
  'There is no type "{0}" here.': 'Es gibt hier keine Art "{0}".',
  'This file has the form {0}; this Confab reads forms up to {1}.':
    'Diese Datei hat die Form {0}; dieses Confab liest Formen bis {1}.',
  'This file holds a single workflow: open a project and use Import Workflow there.':
    'Diese Datei enthält einen einzelnen Ablauf: Öffne ein Projekt und importiere ihn dort.',
  'This file holds a whole project: use Import Project.':
    'Diese Datei enthält ein ganzes Projekt: Importiere es als Projekt.',
  'This is nested more than {0} levels deep.': 'Das ist mehr als {0} Stufen tief verschachtelt.',
  'This is no JSON object.': 'Das ist kein JSON-Objekt.',
  'This is no JSON.': 'Das ist kein JSON.',
  'This is no text in UTF-8.': 'Das ist kein Text in UTF-8.',
  'This is no version of a project file.': 'Das ist keine Version einer Projektdatei.',
  'This is not part of the project; it is left out.': 'Das gehört nicht zum Projekt; es entfällt.',
  'This reads {0}. For {1} import the package again and choose it.':
    'Gelesen wird {0}. Für {1} importiere das Paket noch einmal und wähle es.',
  'Two files of the zip have this name.': 'Zwei Dateien des Zips haben diesen Namen.',
  'What {0} is answered is worked out by Confab, which the platform asks.':
    'Was auf {0} geantwortet wird, erarbeitet Confab, das die Plattform fragt.',
  'What {0} of {1} may hold is not checked here.': 'Was {0} von {1} sein darf, wird hier nicht geprüft.',
  'Write the address of your assistant into the endpoint, and check category and privacy before you submit.':
    'Schreib die Adresse deines Assistenten in den Endpunkt, und prüfe Kategorie und Datenschutz, bevor du einreichst.',
  'Write the address of your assistant into the webhook of the agent, and switch it on for intents that Confab is to answer.':
    'Schreib die Adresse deines Assistenten in den Webhook des Agenten, und schalte ihn für Absichten ein, die Confab beantworten soll.',
  '{0} has no samples, and the platform takes no intent without.':
    '{0} hat keine Beispiele, und ohne nimmt die Plattform keine Absicht.',
  '{0} has no samples.': '{0} hat keine Beispiele.',
  '{0} is called {1} on the platform.': '{0} heißt auf der Plattform {1}.',
  "You haven't uploaded a valid Project file": 'Du hast keine gültige Projektdatei hochgeladen',
  "You haven't uploaded a valid Project file. It holds a single llama: use Import Llama.":
    'Du hast keine gültige Projektdatei hochgeladen. Sie enthält ein einzelnes Llama: Importiere es als Llama.',
};
