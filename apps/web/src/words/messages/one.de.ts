import type { TranslatedMessages } from '../create-translator.ts';

/** German for the messages of One projects. */
export const oneMessages = {
  'one.createFromTemplate': 'Das Projekt konnte nicht angelegt werden',
  'one.templateSource': 'Die Vorlage konnte nicht geladen werden',
  'one.createLlama': 'Das Kapitel konnte nicht angelegt werden',
  'one.loadParent': 'Das Projekt konnte nicht geladen werden',
  'one.saveParent': 'Das Projekt konnte nicht gespeichert werden',
  'one.loadMaster': 'Die Datei konnte nicht geladen werden',
  'one.saveMaster': 'Die Datei konnte nicht gespeichert werden',
  'one.versions': 'Die Versionen konnten nicht geladen werden, bitte versuche es später noch einmal',
  'one.preview': 'Die Vorschau der Veröffentlichung konnte nicht geladen werden',
  'one.promote': 'Die Veröffentlichung konnte nicht angefordert werden, bitte versuche es später noch einmal',
  'one.validate': 'Die Datei konnte nicht geprüft werden',
  'one.publishStatus': 'Der Stand der Veröffentlichung konnte nicht geladen werden',
  'one.requestPublish': 'Das Projekt konnte nicht veröffentlicht werden',
  'one.removePublishRequest': 'Die Anfrage zur Veröffentlichung konnte nicht zurückgezogen werden',
  'oneMessages.repeatedPageId': 'Zwei Seiten dieses Kapitels haben dieselbe Id.',
  'oneMessages.invalidPageList': 'Die Liste der Seiten passt nicht zu den Seiten dieses Kapitels.',
  'oneMessages.newerBuild':
    'Dieses Kapitel braucht Build {needed}, dies ist aber Build {build}. Eine neuere Version des Produkts kann es speichern.',
  'oneMessages.unknownPageType': 'Seiten der Art „{type}“ gibt es hier nicht.',
  'oneMessages.invalidParent':
    'Eine Seite muss ganz oben im Kapitel oder unter einer anderen Seite davon liegen, aber nicht unter sich selbst.',
  'oneMessages.tooManyPages': 'Ein Projekt kann höchstens {most} Seiten haben.',
  'oneMessages.tooManyLlamaPages': 'Ein Kapitel kann höchstens {most} Seiten haben.',
  'oneMessages.pageIdTaken': 'Die Id einer neuen Seite ist schon vergeben.',
  'organisation.get': 'Die Organisation konnte nicht geladen werden',
  'organisation.getBranch': 'Die Organisation konnte nicht geladen werden',
  'organisation.add': 'Der Ordner konnte nicht angelegt werden',
  'organisation.rename': 'Der Ordner konnte nicht umbenannt werden',
  'organisation.move': 'Der Ordner konnte nicht verschoben werden',
  'organisation.remove': 'Der Ordner konnte nicht gelöscht werden',
  'organisationMessages.wrongParent': 'Das lässt sich nicht dorthin verschieben. Wähle eine andere Stelle.',
  'organisationMessages.tooMany':
    'Ein Team kann höchstens 500 Ordner, Gruppen und Behälter haben. Lösche zuerst einige.',
  'organisationMessages.parentGone': 'Die Stelle wurde gelöscht. Wähle eine andere.',
  'pageMoves.movePages': 'Die Seiten konnten nicht verschoben werden',
  'pageMoves.moveLlama': 'Das Kapitel konnte nicht verschoben werden',
  'authorValues.schema': 'Die Angaben konnten nicht geladen werden',
  'authorValues.get': 'Das Projekt konnte nicht geladen werden',
  'authorValues.save': 'Fehlgeschlagen',
  'authorValues.remove': 'Die Angaben konnten nicht gelöscht werden',
  'authorValueMessages.invalidParent':
    'Eine Angabe muss ganz oben oder unter einer anderen Angabe dieses Projekts liegen, aber nicht unter sich selbst.',
  'authorValueMessages.valueIdTaken': 'Die Id einer neuen Angabe ist schon vergeben.',
  'authorValueMessages.tooManyValues': 'Ein Projekt kann höchstens {most} Angaben haben.',
  'authorValueMessages.tooLong': 'Diese Angaben sind zu lang.',
  'authorValueMessages.changedSince':
    'Jemand anders hat diese Angaben gespeichert. Lade sie neu und speichere dann noch einmal.',
} satisfies Partial<TranslatedMessages>;
