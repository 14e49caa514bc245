import type { ReportSection, TransferOutcome } from '@confab/model';
import { defineWords, type Translated } from '../../words/define-words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

type Format = 'Confab' | 'Alexa' | 'Dialogflow';

const english = {
  importProject: 'Import Project',
  importWorkflow: 'Import Workflow',
  importHint:
    'A Confab project file, an Alexa skill package or a Dialogflow ES agent. You see its content before it is imported.',
  workflowHint:
    'An exported workflow, an Alexa skill package or a Dialogflow ES agent. It is imported as a copy, together with anything this project lacks.',
  importLlama: 'Import Llama',
  llamaHint: 'A Llama file holds one chapter with its pages. You see its content before it is imported.',
  llamaFile: 'Llama file',
  pages: (count: number) => (count === 1 ? '1 page' : `${formatNumber(count, 'en')} pages`),
  llamaExists: (name: string, count: number) =>
    `This project has a chapter with the same ID: “${name}” with ${count === 1 ? '1 page' : `${formatNumber(count, 'en')} pages`}. Replace it, or import the file beside it as a duplicate. Replaced content stays in the history.`,
  duplicate: 'Duplicate',
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  another: 'Choose another file',
  reading: (file: string) => `Reading ${file}`,
  format: (format: Format) =>
    ({ Confab: 'Confab file', Alexa: 'Alexa skill package', Dialogflow: 'Dialogflow ES agent' })[format],
  workflows: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'workflow' : 'workflows'}`,
  nodes: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'node' : 'nodes'}`,
  intents: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'intent' : 'intents'}`,
  language: 'Language',
  languageHint:
    'The language to write in. The assistant also speaks the other languages of the file that it supports; the rest is kept for an export in the same format.',
  found: 'Findings',
  nothingFound: 'Everything can be imported.',
  errors: (count: number) =>
    count === 1 ? '1 error prevents the import.' : `${formatNumber(count, 'en')} errors prevent the import.`,
  severity: (severity: 'error' | 'warning' | 'info') => ({ error: 'Error', warning: 'Lost', info: 'Note' })[severity],
  finding: (_code: string, message: string) => message,
  replaces: (project: string) =>
    `This replaces your team’s project “${project}”. Items that are missing from the file move to Recently deleted. Unsaved changes are kept as a version.`,
  sure: "I'm sure",
  cancel: 'Cancel',
  cancelled: 'Cancelled. If the server had already started to store the content, it will still be stored.',
  close: 'Close',
  tryAgain: 'Try again',
  importNow: 'Import',
  replaceNow: 'Replace',
  importing: 'Importing',
  imported: (name: string) => `Imported ${name}`,
  exportTitle: (name: string) => `Export ${name}`,
  exportAs: 'Export as',
  download: 'Download',
  confabFile: 'Confab project file',
  confabText:
    'The whole project in one JSON file. The same project always gives the same file, so you can keep and compare it.',
  confabZip: 'Confab project as a zip',
  confabZipText: 'The same file with a list of checksums.',
  confabMedia: 'Confab project with media',
  confabMediaText: 'A zip of the project file and the pictures, sounds and other files that it uses.',
  mediaCount: (added: number, kept: number, missing: number) =>
    `Media files: ${formatNumber(added, 'en')} new, ${formatNumber(kept, 'en')} already in the library, ${formatNumber(missing, 'en')} missing`,
  alexaFile: 'Alexa skill package',
  alexaText: 'Interaction model and manifest, to upload for a custom skill.',
  dialogflowFile: 'Dialogflow ES agent',
  dialogflowText: 'Intents, entities and responses, to import into an agent.',
  voicePromptsSheet: 'Voice prompts for Excel',
  voicePromptsCsv: 'Voice prompts as CSV',
  voicePromptsText: 'A row for each text the assistant speaks, with a file name to record it under.',
  textsTable: 'Texts as a table',
  textsTableText: 'A CSV with a row for each text and a column for each language, to translate and import again.',
  textsXliff: 'Texts as XLIFF',
  textsXliffText:
    'For translation software: a file for each further language, with tokens that cannot be changed. Several files come in a zip.',
  textsXliffOneLanguage: 'This project has one language. Choose further languages in its properties first.',
  downloaded: (file: string) => `${file} was downloaded.`,
  importReport: 'What is imported',
  exportReport: 'What is exported',
  reportPart: 'Part',
  outcome: (outcome: TransferOutcome, kind: 'import' | 'export') =>
    ({
      kept: 'Kept',
      changed: 'Changed',
      stored: kind === 'import' ? 'For export only' : 'Stays in Confab',
      lost: 'Lost',
    })[outcome],
  reportSection: (section: ReportSection) =>
    ({
      workflows: 'Workflows',
      nodes: 'Nodes',
      intents: 'Intents',
      samples: 'Samples',
      slots: 'Slots',
      lists: 'Lists',
      values: 'List values',
      prompts: 'Prompts',
      answers: 'Answers',
      contexts: 'Contexts',
      events: 'Events',
      languages: 'Languages',
      settings: 'Settings',
      files: 'Other files',
    })[section],
  reportItems: (count: number) =>
    `${count === 1 ? '1 part is' : `${formatNumber(count, 'en')} parts are`} not kept as before`,
  moreItems: (count: number) => `There are ${formatNumber(count, 'en')} more.`,
  cannotTake: 'What the platform does not support, and what to do there',
};
export type TransferWords = Translated<typeof english>;

/** Interface words of import and export. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
