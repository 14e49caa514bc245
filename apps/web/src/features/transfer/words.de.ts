import { germanFindings, isFindingCode } from './findings.de.ts';
import type { TransferWords } from './words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number, 'de')} ${number === 1 ? one : many}`;

export const words: TransferWords = {
  importProject: 'Projekt importieren',
  importWorkflow: 'Ablauf importieren',
  importHint:
    'Eine Confab-Projektdatei, ein Alexa-Skill-Paket oder ein Dialogflow-ES-Agent. Du siehst den Inhalt, bevor er importiert wird.',
  workflowHint:
    'Ein exportierter Ablauf, ein Alexa-Skill-Paket oder ein Dialogflow-ES-Agent. Er wird als Kopie importiert, zusammen mit allem, was diesem Projekt fehlt.',
  importLlama: 'Llama importieren',
  llamaHint: 'Eine Llama-Datei enthält ein Kapitel mit seinen Seiten. Du siehst den Inhalt, bevor er importiert wird.',
  llamaFile: 'Llama-Datei',
  pages: (count: number) => (count === 1 ? '1 Seite' : `${formatNumber(count, 'de')} Seiten`),
  llamaExists: (name: string, count: number) =>
    `Dieses Projekt hat ein Kapitel mit derselben ID: „${name}“ mit ${count === 1 ? '1 Seite' : `${formatNumber(count, 'de')} Seiten`}. Ersetze es, oder importiere die Datei daneben als Duplikat. Ersetzter Inhalt bleibt im Verlauf.`,
  duplicate: 'Duplizieren',
  choose: 'Datei wählen',
  orDrop: 'oder hierher ziehen',
  another: 'Andere Datei wählen',
  reading: (file) => `${file} wird gelesen`,
  format: (format) =>
    ({ Confab: 'Confab-Datei', Alexa: 'Alexa-Skill-Paket', Dialogflow: 'Dialogflow-ES-Agent' })[format],
  workflows: (number) => count(number, 'Ablauf', 'Abläufe'),
  nodes: (number) => count(number, 'Knoten', 'Knoten'),
  intents: (number) => count(number, 'Absicht', 'Absichten'),
  language: 'Sprache',
  languageHint:
    'Die Sprache, in der geschrieben wird. Die anderen Sprachen der Datei, die der Assistent kann, spricht er auch; der Rest bleibt für einen Export im selben Format.',
  found: 'Hinweise',
  nothingFound: 'Alles kann importiert werden.',
  errors: (number) => (number === 1 ? '1 Fehler verhindert den Import.' : `${number} Fehler verhindern den Import.`),
  severity: (severity) => ({ error: 'Fehler', warning: 'Verloren', info: 'Hinweis' })[severity],
  finding: (code, message) => (isFindingCode(code) ? germanFindings[code] : message),
  replaces: (project) =>
    `Das ersetzt das Projekt „${project}“ deines Teams. Was in der Datei fehlt, findest du danach unter den kürzlich gelöschten Elementen. Nicht gespeicherte Änderungen bleiben als Version erhalten.`,
  sure: 'Ich bin sicher',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Hatte der Server schon begonnen, den Inhalt zu speichern, wird er trotzdem gespeichert.',
  close: 'Schließen',
  tryAgain: 'Noch einmal versuchen',
  importNow: 'Importieren',
  replaceNow: 'Ersetzen',
  importing: 'Wird importiert',
  imported: (name) => `${name} importiert`,
  exportTitle: (name) => `${name} exportieren`,
  exportAs: 'Exportieren als',
  download: 'Herunterladen',
  confabFile: 'Confab-Projektdatei',
  confabText:
    'Das ganze Projekt in einer JSON-Datei. Dasselbe Projekt ergibt immer dieselbe Datei, so dass du sie aufbewahren und vergleichen kannst.',
  confabZip: 'Confab-Projekt als ZIP-Datei',
  confabZipText: 'Dieselbe Datei mit einer Liste von Prüfsummen.',
  confabMedia: 'Confab-Projekt mit Medien',
  confabMediaText:
    'Eine ZIP-Datei mit der Projektdatei und den Bildern, Tönen und anderen Dateien, die das Projekt verwendet.',
  mediaCount: (added, kept, missing) =>
    `Mediendateien: ${formatNumber(added, 'de')} neu, ${formatNumber(kept, 'de')} schon in der Bibliothek, ${formatNumber(missing, 'de')} fehlen`,
  alexaFile: 'Alexa-Skill-Paket',
  alexaText: 'Interaktionsmodell und Manifest, zum Hochladen für einen eigenen Skill.',
  dialogflowFile: 'Dialogflow-ES-Agent',
  dialogflowText: 'Absichten, Entitäten und Antworten, zum Importieren in einen Agenten.',
  voicePromptsSheet: 'Sprachtexte für Excel',
  voicePromptsCsv: 'Sprachtexte als CSV',
  voicePromptsText: 'Eine Zeile für jeden Text, den der Assistent spricht, mit einem Dateinamen für die Aufnahme.',
  textsTable: 'Texte als Tabelle',
  textsTableText:
    'Eine CSV-Datei mit einer Zeile je Text und einer Spalte je Sprache, die übersetzt wieder importiert werden kann.',
  textsXliff: 'Texte als XLIFF',
  textsXliffText:
    'Für Übersetzungsprogramme: eine Datei für jede weitere Sprache, mit Tokens, die niemand ändern kann. Mehrere Dateien kommen als ZIP-Datei.',
  textsXliffOneLanguage: 'Dieses Projekt hat nur eine Sprache. Wähle zuerst weitere Sprachen in seinen Eigenschaften.',
  downloaded: (file) => `${file} wurde heruntergeladen.`,
  importReport: 'Was importiert wird',
  exportReport: 'Was exportiert wurde',
  reportPart: 'Teil',
  outcome: (outcome, kind) =>
    ({
      kept: 'Behalten',
      changed: 'Geändert',
      stored: kind === 'import' ? 'Nur für den Export' : 'Bleibt in Confab',
      lost: 'Verloren',
    })[outcome],
  reportSection: (section) =>
    ({
      workflows: 'Abläufe',
      nodes: 'Knoten',
      intents: 'Absichten',
      samples: 'Beispiele',
      slots: 'Slots',
      lists: 'Listen',
      values: 'Listenwerte',
      prompts: 'Rückfragen',
      answers: 'Antworten',
      contexts: 'Kontexte',
      events: 'Ereignisse',
      languages: 'Sprachen',
      settings: 'Einstellungen',
      files: 'Andere Dateien',
    })[section],
  reportItems: (count) =>
    `${count === 1 ? '1 Teil bleibt' : `${formatNumber(count, 'de')} Teile bleiben`} nicht wie zuvor`,
  moreItems: (count) => `Es gibt ${formatNumber(count, 'de')} weitere.`,
  cannotTake: 'Was die Plattform nicht unterstützt, und was dort zu tun ist',
};
