import type { FindingCode } from '@confab/transfer';

/** German texts of import and export findings. A missing or stale code is a type error. */
export const germanFindings: Readonly<Record<FindingCode, string>> = {
  addressNotHttps: 'Die Plattform lädt Medien nur über https, und {0} ist keine solche Adresse.',
  agentHasNoIntents: 'Der Agent hat keine Absichten.',
  agentInsideFolder:
    'Der Agent liegt in einem Ordner der ZIP-Datei. Packe den Inhalt des Ordners {0}, nicht den Ordner selbst.',
  agentKeysNotImported: 'Die Schlüssel des Agenten und die Adresse seines Webhooks werden nicht importiert.',
  agentLanguageUnsupported: 'Die Sprache {0} wird nicht unterstützt; Texte, die dem Agenten fehlen, sind auf Englisch.',
  alternativeTextMissing: 'Ein Bild hat keinen Alternativtext für Menschen, die es nicht sehen können.',
  answerNeedsConfab:
    'Die Antwort auf {0} hängt von Logik ab, die nur Confab ausführt; die Plattform fragt Confab danach.',
  answerNotTranslated: '{0} hat keine Antwort in {1}; die der ersten Sprache wird verwendet, bis du sie übersetzt.',
  answerPlaceholder: '{0} hat in dieser Sprache keine Antwort; bis du eine schreibst, steht dort ein Platzhalter.',
  answerTooLong: 'Eine Antwort hat {0} Zeichen; die Plattform erlaubt höchstens {1}.',
  anyWordsAnswerNeedsWords:
    'Als Antwort für {0} akzeptiert die Plattform beliebige Wörter nur nach anderen, zum Beispiel „{1} …“. Stelle die Frage entsprechend, oder wähle einen anderen Typ.',
  anyWordsSampleInvalid:
    'Beispiele mit {0}, das beliebige Wörter annimmt, brauchen andere Wörter darum und keinen weiteren Slot.',
  builtInIntentTwice: 'Die Plattform hat nur eine Absicht {2}, deshalb sind {0} und {1} dort eine.',
  builtInIntentUnsupported: 'Die eingebaute Absicht {0} wird nicht unterstützt; füge ihr Beispiele hinzu.',
  builtInIntentWithPrompts: 'Die eingebaute Absicht {0} kann keine Fragen haben; die von {1} entfällt.',
  builtInIntentWithSlots: 'Die eingebaute Absicht {0} kann keine Slots haben; Beispiele von {1} mit Slots entfallen.',
  cardButtonsNotImported: 'Die Schaltflächen einer Karte werden nicht importiert.',
  characterNotStorable: 'Ein Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  checksumMismatch: 'Die Datei passt nicht zu ihrer Prüfsumme.',
  chipShortened: 'Die Plattform zeigt höchstens {0} Zeichen eines Vorschlags: {1} wurde zu {2} gekürzt.',
  chipsLeftOut: 'Eine Antwort hat {0} Vorschläge; die ersten {1} werden importiert.',
  compositeValue: 'Ein Wert von {0} ist aus anderen Entitäten zusammengesetzt; er entfällt.',
  compressionUnsupported: 'Die Komprimierung der Datei wird nicht unterstützt.',
  confirmationLeftOut: 'Die Plattform unterstützt keine Bestätigungen; die von {0} entfällt.',
  confirmationWithoutPrompt: 'Zur Bestätigung von {0} fehlt die Frage, deshalb wird nicht danach gefragt.',
  contextLimited:
    'Der Kontext {0} von {1} gilt auf der Plattform {2} Runden; hier ist eine Absicht, die ihn voraussetzt, höchstens {3} Runden verfügbar.',
  contextNeverOpened: 'Keine andere Absicht öffnet den Kontext {0}, deshalb ist {1} überall verfügbar.',
  contextShortened:
    'Der Kontext {0} von {1} gilt auf der Plattform {2} Runden; hier ist eine Absicht, die ihn voraussetzt, nur direkt nach dieser Antwort verfügbar.',
  contextsNotTogether:
    'Keine Absicht öffnet die Kontexte {0} zusammen, deshalb ist {1} nach jeder Absicht verfügbar, die einen davon öffnet.',
  defaultValueNotImported: 'Der Vorgabewert von {0} wird nicht importiert.',
  digitsInName:
    'Die Plattform erlaubt keine Ziffern in Namen, deshalb wurde {0} in {1} umbenannt. Gib einen Namen ohne Ziffern, sonst wird es nicht erkannt.',
  editedAfterImport:
    '{0} wurde nach dem Import bearbeitet, deshalb werden seine ursprünglichen Einstellungen auf der Plattform ersetzt.',
  entityIsPattern: 'Die Entität {0} ist ein Muster; sie nimmt beliebige Wörter an.',
  entityWithoutValues: 'Die Entität {0} hat in dieser Sprache keine Werte; sie nimmt beliebige Wörter an.',
  entryNotAnItem: 'Ein Eintrag muss ein Ablauf oder ein Knoten sein.',
  entryWithoutType: 'Der Eintrag hat keine Art.',
  eventUnsupported: 'Das Ereignis {0} von {1} wird nicht unterstützt.',
  existingKept: 'Das Projekt hat {0} bereits; das vorhandene bleibt.',
  fileDamaged: 'Die Datei ist beschädigt.',
  fileDeleted: 'Eine Antwort nennt die Datei {0}, die gelöscht ist.',
  fileEmpty: 'Die Datei ist leer.',
  fileEncrypted: 'Die Datei ist verschlüsselt.',
  fileIsLink: 'Die Datei ist ein Verweis auf eine andere.',
  fileMissingInZip: 'Die ZIP-Datei enthält die Datei {0} nicht; sie fehlt überall, wo sie verwendet wird.',
  fileNamedTwice: 'Zwei Dateien in der ZIP-Datei haben diesen Namen.',
  fileNotInLibrary: 'Eine Antwort nennt eine Datei, die nicht in der Medienbibliothek ist.',
  fileNotInProject: 'Die Datei gehört nicht zum Projekt und entfällt.',
  fileNotInZip: 'Die Datei ist nicht in der ZIP-Datei.',
  fileNotPicture: 'Eine Antwort zeigt die Datei {0}, die kein Bild ist.',
  fileNotPublic: 'Die Datei {0} hat keine öffentliche Adresse, bis das Projekt mit ihr veröffentlicht ist.',
  fileNotSound: 'Eine Antwort spielt die Datei {0}, die keine Tondatei ist.',
  fileOverlaps: 'Die Datei überschneidet sich mit einer anderen in der ZIP-Datei.',
  fileTooLarge: 'Die Datei ist ausgepackt zu groß.',
  fileWithoutTextLeftOut: 'Die Datei ist kein UTF-8-Text und entfällt.',
  formatVersionInvalid: 'Die Formatversion ist ungültig.',
  formatVersionTooNew: 'Diese Datei hat die Formatversion {0}; dieses Confab liest Versionen bis {1}.',
  iconsMissing: 'Ein Skill braucht zwei Symbole: Wähle ein Bild des Projekts, aus dem beide werden.',
  iconsNotPublic:
    'Der Skill hat keine Symbole: Das Bild des Projekts hat keine öffentliche https-Adresse. Es hat eine, wenn das Projekt veröffentlicht ist.',
  idNotGuid: 'Die Id ist keine GUID.',
  idUsedTwice: 'Die Id {0} kommt zweimal vor.',
  imageNotImported: 'Das Bild der Antwort wird nicht importiert.',
  installationWithoutHttps:
    'Die Plattform lädt Dateien nur über https, und diese Installation hat keine https-Adresse: Bilder werden nicht gezeigt, und statt Aufnahmen werden die Worte gesprochen.',
  intentNamedTwice: 'Zwei Absichten heißen {0}; nur die erste wird importiert.',
  intentNotTranslated:
    'Die Absicht {0} gibt es in {1} nicht; die Texte der ersten Sprache werden verwendet, bis du sie übersetzt.',
  intentWithoutName: 'Eine Absicht hat keinen Namen; sie entfällt.',
  intentWithoutSamples: '{0} hat keine Beispiele.',
  invocationNameChanged: 'Ein Aufrufname kann nur Buchstaben haben, höchstens {0}: {1} wurde zu {2} geändert.',
  invocationNameOneWord:
    'Nur Marken können einen Aufrufnamen aus einem Wort verwenden; schreib einen anderen als "Alexa invocation name: …" in die Notizen.',
  invocationNameShared:
    'Das Modell in {0} hat den Aufrufnamen der ersten Sprache; schreib einen anderen als "Alexa invocation name ({0}): …" in die Notizen.',
  invocationNameTooShort: 'Der Aufrufname braucht {0} bis {1} Buchstaben; {2} hat zu wenige.',
  itemRefused: '{0}',
  keyNotAllowed: 'Der Schlüssel "{0}" ist nicht erlaubt.',
  knowledgeNotImported: 'Die Wissensbasen des Agenten werden nicht importiert.',
  languageNotInProject:
    'Das Projekt hat die Sprache {0} nicht; ihre Übersetzungen werden verwendet, sobald du sie hinzufügst.',
  languageNotNamed: 'Die Datei nennt ihre Sprache nicht; sie wird als {0} gelesen.',
  localeWithoutModel: 'Das Paket hat kein Modell für {0}, deshalb nennt sein Manifest diese Sprache nicht mehr.',
  manifestNotJson: 'Das Manifest ist in Zeile {0} kein gültiges JSON; die Modelle werden ohne es importiert.',
  manifestNotRead: 'Das Manifest kann nicht gelesen werden; die Modelle werden ohne es importiert.',
  mediaListUnreadable: 'Die Liste der Mediendateien kann nicht gelesen werden.',
  messageTypeNotImported: 'Nachrichten der Art {0} werden nicht importiert.',
  modelHasNoIntents: 'Das Modell hat keine Absichten.',
  moreFindings: 'Weitere Hinweise: {0}.',
  nameCharacterInvalid: 'Der Name enthält ein ungültiges Zeichen.',
  namedOnPlatform: '{0} heißt auf der Plattform {1}.',
  nestedTooDeep: 'Die Daten sind mehr als {0} Stufen tief verschachtelt.',
  noNodeListens: 'Kein Knoten hört auf {0}.',
  nodeNotInWorkflowType: 'Ein Knoten der Art {0} ist in einem Ablauf der Art {1} nicht erlaubt.',
  nodeWithoutWorkflow: 'Ein Knoten muss zu einem Ablauf der Datei gehören.',
  notAJsonObject: 'Die Datei ist kein JSON-Objekt.',
  notALlamaFile: 'Diese Datei ist keine gültige Llama-Datei.',
  notAProjectFile: 'Du hast keine gültige Projektdatei hochgeladen',
  notJson: 'Die Datei ist in Zeile {0} kein gültiges JSON.',
  notUtf8: 'Die Datei ist kein UTF-8-Text.',
  oldModelForm: 'Das Modell hat das Format von vor 2018; exportiert wird es im heutigen.',
  onlyOneNodeOfType: 'Ein Ablauf kann nur einen Knoten der Art {0} haben.',
  onlyInOneLanguage: '{0} gibt es nur in {1}, nicht in der ersten Sprache; es entfällt.',
  otherFirstLanguage: 'Die Texte sind auf {0} geschrieben, die des Projekts auf {1}; übersetze sie.',
  otherLanguagesNotImported: '{0} wird importiert. Für {1} importiere das Paket noch einmal und wähle die Sprache.',
  packageWithoutManifest: 'Das Paket hat kein Manifest; der Name kommt aus dem Modell.',
  pageWithoutParent:
    'Eine Seite muss unter dem Kapitel oder einer anderen Seite der Datei stehen, und nicht unter sich selbst.',
  parameterFromElsewhere: 'Der Parameter {0} nimmt seinen Wert von anderswo; hier wird er aus der Äußerung gefüllt.',
  parameterRenamed: 'Der Parameter {0} wurde in {1} umbenannt, weil hier schon ein anderer Parameter so heißt.',
  payloadNotImported: 'Die Nutzdaten der Antwort werden nicht importiert.',
  picturesLeftOut: 'Eine Antwort hat {0} Bilder; nur das erste wird importiert.',
  placeholderLeftOut:
    'Die Antwort auf {0} ist noch ein Platzhalter und entfällt; die Plattform fragt dafür den Webhook.',
  platformAnswerUsed: 'Die Antwort für eine Plattform wird verwendet, weil es keine allgemeine gibt.',
  projectHasUnsavedChanges:
    'Das Projekt hat ungespeicherte Änderungen. Speichere es vor dem Veröffentlichen, damit die importierten Zeilen enthalten sind.',
  projectWithoutType: 'Das Projekt hat keine Art.',
  promptMarkupLost: 'Die Frage {0} wurde ohne einen Teil ihrer Auszeichnung importiert.',
  promptUsesUnsupported: 'Eine Frage von {0} verwendet {1}, das die Plattform nicht unterstützt; es entfällt.',
  referenceMissing: 'Es verweist auf {0}, das nicht existiert; der Verweis wird entfernt.',
  repromptsNotImported: 'Die Rückfragen von {0} nach einer unpassenden oder fehlenden Antwort werden nicht importiert.',
  requiredIntentAdded: 'Jeder Skill braucht {0}, deshalb wurde es ergänzt; das Projekt hat keine Antwort darauf.',
  sampleLeftOut:
    'Das Beispiel {0} entfällt: Ohne die Zeichen, die die Plattform ablehnt, ist es leer oder gleich einem anderen.',
  sampleUsesUnknownSlot: 'Ein Beispiel von {0} verwendet {1}, das keiner seiner Slots ist.',
  samplesContainDigits: 'Beispiele von {0} enthalten Ziffern; die Plattform braucht ausgeschriebene Zahlen.',
  samplesNotTranslated:
    '{0} hat keine Beispiele in {1}; die der ersten Sprache werden verwendet, bis du sie übersetzt.',
  samplesRequired: '{0} hat keine Beispiele, aber die Plattform verlangt welche.',
  secretNotInFile: 'Dateien enthalten niemals Geheimnisse. Setze "{0}" neu, falls das Projekt es nicht schon hat.',
  setAgentWebhook:
    'Gib die Adresse deines Assistenten als Webhook des Agenten ein, und schalte ihn für die Absichten ein, die Confab beantworten soll.',
  setSkillEndpoint:
    'Gib die Adresse deines Assistenten als Endpunkt ein, und prüfe Kategorie und Datenschutz, bevor du einreichst.',
  severalSkills: 'Das Paket enthält mehr als einen Skill.',
  skillHasNoAnswers:
    'Ein Skill enthält keine Antworten: Jede Absicht bekommt einen Platzhalter, der ihren Namen sagt, bis du ihn ersetzt.',
  skillLanguageUnsupported: 'Die Sprache {0} wird nicht unterstützt; Texte, die dem Skill fehlen, sind auf Englisch.',
  slotRenamed: 'Der Slot {0} von {1} wurde in {2} umbenannt, weil ein anderer {0} eine andere Art hat.',
  slotTypeDiffers: 'Der Slot {0} von {1} hat in {2} eine andere Art; die der ersten Sprache gilt.',
  slotWithoutSamples:
    '{0} hat keine Beispielantworten, weil eine frühere Version von Confab den Skill importiert hat. Importiere den Skill noch einmal, damit Slots, die du hinzufügst, welche bekommen, oder ergänze sie in der Entwicklerkonsole.',
  soundNotConverted:
    'Der Ton {0} ist nicht in der Medienbibliothek und wird deshalb nicht umgewandelt: Die Plattform nimmt mp3 mit 48 kbit/s und höchstens {1} Sekunden.',
  soundTooLong: 'Der Ton {0} dauert {1} Sekunden; die Plattform spielt in einer Antwort höchstens {2}.',
  synonymChanged: 'Das Synonym {0} wurde zu {1} geändert.',
  textUsesUnsupported: 'Ein Text verwendet {0}, das die Plattform nicht unterstützt; es entfällt.',
  textsOfLanguageLeftOut:
    '{0} hat in {1} mehr Texte oder Vorschläge als in der ersten Sprache; die weiteren entfallen.',
  tooManyFileValues: 'Die Datei enthält mehr als {0} Werte.',
  tooManyItemValues: 'Ein Element kann höchstens {0} Werte haben.',
  tooManyNodes: 'Ein Projekt kann höchstens {0} Knoten haben.',
  tooManyPackageValues: 'Das Paket enthält mehr als {0} Werte.',
  tooManyPages: 'Ein Kapitel kann höchstens {0} Seiten haben.',
  tooManyWorkflows: 'Ein Projekt kann höchstens {0} Abläufe haben.',
  tooManyZipFiles: 'Die ZIP-Datei hat mehr als {0} Dateien.',
  typeReplaced: 'Die Plattform hat keine Art {0}; {1} verwendet stattdessen {2}.',
  typeUnsupported: 'Die Art {0} wird nicht unterstützt; sie nimmt beliebige Wörter an.',
  unknownInput: 'Das Feld „{0}“ existiert nicht und entfällt.',
  unknownPrompt: 'Die Frage {0} existiert nicht.',
  unknownType: 'Die Art "{0}" existiert nicht.',
  useImportLlama:
    'Du hast keine gültige Projektdatei hochgeladen. Sie enthält ein einzelnes Llama: Importiere es als Llama.',
  useImportProject: 'Diese Datei enthält ein ganzes Projekt. Importiere es als Projekt.',
  useImportWorkflow: 'Diese Datei enthält einen einzelnen Ablauf. Öffne ein Projekt und importiere ihn dort.',
  validationNotImported: 'Die Prüfregeln von {0} in {1} werden nicht importiert.',
  valuesFromPlatformCatalogue:
    'Die Werte von {0} kommen aus einem Katalog der Plattform; es nimmt beliebige Wörter an.',
  valuesMissing: 'Die Werte fehlen.',
  valuesNotTranslated: '{0} hat in {1} keine Werte; die der ersten Sprache gelten, bis du sie übersetzt.',
  valuesWithoutItem: 'Kein Element in der Liste hat diese Id; die Werte entfallen.',
  videoTypeUnsupported: 'Die Plattform spielt das Video {0} vielleicht nicht: Sie nimmt mp4 und m3u8.',
  webhookAnswerNotCalled:
    'Die Antwort von {0} kommt von einem Webhook, der hier nicht aufgerufen wird; die Texte der Absicht werden verwendet.',
  webhookAnswerPlaceholder:
    'Die Antwort von {0} kommt nur von einem Webhook, der hier nicht aufgerufen wird; bis du eine Antwort schreibst, steht dort ein Platzhalter.',
  workflowNotInFile: 'Die Datei enthält diesen Ablauf nicht.',
  workflowOfOtherProjectType:
    'Ein Ablauf eines Projekts der Art {0} kann nicht in ein Projekt der Art {1} importiert werden.',
  workflowOutsideProject: 'Ein Ablauf muss zum Projekt gehören.',
  yesNoIntentAdded:
    'Der Assistent wartet auf ein Ja oder Nein, das die Plattform nur als {0} schickt, deshalb wurde es ergänzt.',
  zipIncomplete: 'Die Datei ist keine ZIP-Datei, oder ihr Ende fehlt. Exportiere oder lade sie noch einmal herunter.',
  zipInsideZip: 'Die ZIP-Datei enthält ein weiteres Archiv. Packe es zuerst aus.',
  zipUnreadable: 'Die ZIP-Datei kann nicht gelesen werden: {0}',
};

/** Whether this client knows a code; a newer server may send unknown ones. */
export function isFindingCode(code: string): code is FindingCode {
  return Object.hasOwn(germanFindings, code);
}
