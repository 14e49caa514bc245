import { defineWords, type Translated } from '../../words/define-words.ts';

type Format = 'Confab' | 'Alexa' | 'Dialogflow';

const english = {
  importProject: 'Import Project',
  importWorkflow: 'Import Workflow',
  importHint:
    'A Confab project file, an Alexa skill package or a Dialogflow ES agent. You see what is in it before anything is written.',
  workflowHint:
    'A workflow that was exported, an Alexa skill package or a Dialogflow ES agent. It becomes a copy, with what this project lacks.',
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
  languageHint: 'A project speaks one language. Import the file once for each.',
  found: 'What to know',
  nothingFound: 'All of it can be imported.',
  errors: (count: number) => (count === 1 ? 'One thing keeps it out.' : `${count} things keep it out.`),
  severity: (severity: 'error' | 'warning' | 'info') => ({ error: 'Error', warning: 'Lost', info: 'Note' })[severity],
  finding: (message: string) => message,
  replaces: (project: string) =>
    `This replaces your team’s project “${project}”: what the file lacks goes to the bin. What is not saved there is kept as a version.`,
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
  confabText: 'All of the project in one JSON file, the same each time, so it can be kept and compared.',
  confabZip: 'Confab project as a zip',
  confabZipText: 'The same file with a list of checksums.',
  alexaFile: 'Alexa skill package',
  alexaText: 'Interaction model and manifest, to be uploaded for a custom skill.',
  dialogflowFile: 'Dialogflow ES agent',
  dialogflowText: 'Intents, entities and answers, to be imported into an agent.',
  downloaded: (file: string) => `${file} was downloaded.`,
  cannotTake: 'What the platform does not take along, and what to do there',
};
export type TransferWords = Translated<typeof english>;

/** The words of what comes in and what goes out. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
