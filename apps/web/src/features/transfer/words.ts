import { defineWords, type Translated } from '../../words/define-words.ts';

type Format = 'Confab' | 'Alexa' | 'Dialogflow';

const english = {
  importProject: 'Import Project',
  importWorkflow: 'Import Workflow',
  importHint:
    'A Confab project file, an Alexa skill package or a Dialogflow ES agent. You see its content before anything is written.',
  workflowHint:
    'An exported workflow, an Alexa skill package or a Dialogflow ES agent. It is imported as a copy, together with anything this project lacks.',
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  another: 'Choose another file',
  reading: (file: string) => `Reading ${file}`,
  format: (format: Format) =>
    ({ Confab: 'Confab file', Alexa: 'Alexa skill package', Dialogflow: 'Dialogflow ES agent' })[format],
  workflows: (count: number) => `${count} ${count === 1 ? 'workflow' : 'workflows'}`,
  nodes: (count: number) => `${count} ${count === 1 ? 'node' : 'nodes'}`,
  intents: (count: number) => `${count} ${count === 1 ? 'intent' : 'intents'}`,
  language: 'Language',
  languageHint: 'A project has one language. Import the file once per language.',
  found: 'Findings',
  nothingFound: 'Everything can be imported.',
  errors: (count: number) => (count === 1 ? '1 error prevents the import.' : `${count} errors prevent the import.`),
  severity: (severity: 'error' | 'warning' | 'info') => ({ error: 'Error', warning: 'Lost', info: 'Note' })[severity],
  finding: (message: string) => message,
  replaces: (project: string) =>
    `This replaces your team’s project “${project}”. Items that are missing from the file move to Recently deleted. Unsaved changes are kept as a version.`,
  sure: "I'm sure",
  cancel: 'Cancel',
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
  alexaFile: 'Alexa skill package',
  alexaText: 'Interaction model and manifest, to upload for a custom skill.',
  dialogflowFile: 'Dialogflow ES agent',
  dialogflowText: 'Intents, entities and responses, to import into an agent.',
  downloaded: (file: string) => `${file} was downloaded.`,
  cannotTake: 'What the platform does not support, and what to do there',
};
export type TransferWords = Translated<typeof english>;

/** Interface words of import and export. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
