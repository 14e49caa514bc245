import type { TranslatedMessages } from '../create-translator.ts';

/** German for the messages of files, imports and translations. */
export const transferMessages = {
  'transfer.importProject': 'Das Projekt konnte nicht importiert werden',
  'transfer.importProjectMedia': 'Das Projekt konnte nicht importiert werden',
  'transfer.exportProjectMedia': 'Das Projekt konnte nicht exportiert werden',
  'transfer.importRecordings': 'Die Aufnahmen konnten nicht importiert werden',
  'transfer.importWorkflow': 'Der Ablauf konnte nicht importiert werden',
  'transfer.exportProject': 'Das Projekt konnte nicht exportiert werden',
  'transfer.exportWorkflow': 'Der Ablauf konnte nicht exportiert werden',
  'transfer.voicePrompts': 'Die Liste der Sprachtexte konnte nicht erstellt werden',
  'transfer.platformFiles': 'Die Dateien für die Plattform konnten nicht erstellt werden',
  'transfer.importLlama': 'Das Kapitel konnte nicht importiert werden',
  'transfer.exportLlama': 'Das Kapitel konnte nicht exportiert werden',
  'transfer.turnIntoPro': 'Das Projekt konnte nicht in ein Pro-Projekt verwandelt werden',
  'transferMessages.fileTooLarge': 'Die Datei ist zu groß. Sie darf höchstens 24 MB groß sein.',
  'transferMessages.mediaFileTooLarge':
    'Die Datei ist zu groß. Ein Projekt mit Medien darf höchstens {most} MB groß sein.',
  'transferMessages.mediaImportTooSlow':
    'Das Lesen der Datei hat zu lange gedauert. Bitte versuche es noch einmal, oder importiere das Projekt ohne Medien.',
  'transferMessages.recordingsTooSlow':
    'Das Lesen der Datei hat zu lange gedauert. Bitte sende die Aufnahmen in mehreren kleineren Dateien.',
  'transferMessages.tooMuchMedia':
    'Dieses Projekt verwendet mehr Medien, als in eine Datei passen ({files} Dateien, {most} MB). Exportiere es ohne Medien.',
  'transferMessages.projectExists': 'Ein Projekt mit dieser Id gibt es schon. Bestätige, dass du es ersetzen willst.',
  'transferMessages.llamaExists':
    'Das Projekt hat das Kapitel dieser Datei schon. Wähle, ob du es ersetzt oder duplizierst.',
  'transferMessages.onlyOne': 'Ein Kapitel kann nur in ein One-Projekt importiert werden.',
  'transferMessages.importUnderWay':
    'Ein anderer Import läuft gerade. Bitte warte einen Moment und versuche es noch einmal.',
  'transferMessages.importedMeanwhile':
    'Jemand anders hat gerade dieselbe Datei importiert. Bitte versuche es noch einmal.',
  'transferMessages.onlyPro': 'Nur ein Pro-Projekt kann für eine Plattform exportiert werden.',
  'translations.export': 'Die Übersetzungen konnten nicht exportiert werden',
  'translations.import': 'Die Übersetzungen konnten nicht importiert werden',
  'translationMessages.oneLanguage': 'Dieses Projekt hat nur eine Sprache. Wähle weitere in seinen Einstellungen.',
  'translationMessages.otherLanguage': 'Dieses Projekt spricht nicht „{language}“.',
  'translationMessages.notReadable':
    'Das ist keine Datei mit Übersetzungen. Wähle eine Tabelle (CSV) oder eine XLIFF-2-Datei, die hier exportiert wurde.',
  'translationMessages.noLanguage':
    'Die Datei hat keine Spalte für eine Sprache, in die dieses Projekt übersetzt wird.',
  'translationMessages.damaged': 'Die Datei ist in Zeile {line} beschädigt.',
  'translationMessages.documentType':
    'Die Datei deklariert in Zeile {line} einen Dokumenttyp. Lösche diese Deklaration (DOCTYPE).',
  'translationMessages.tooManyTexts': 'Die Datei hat mehr als {most} Texte.',
  'importMessages.unreadableFile': 'Die Projektdateien konnten nicht importiert werden',
} satisfies Partial<TranslatedMessages>;
