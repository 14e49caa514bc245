import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  title: (project: string) => `Publish ${project}`,
  loading: 'Loading the versions',
  notLoaded: 'The versions could not be loaded',
  project: 'Project',
  projectName: 'Name',
  projectId: 'Project ID',
  copyId: 'Copy the project ID',
  versions: 'Versions',
  name: 'Name',
  current: 'Current',
  beta: 'Beta',
  live: 'Live',
  publishFrom: 'Publish from',
  fromAlpha: 'Alpha, what was last saved',
  fromBeta: 'Beta, what was tried there',
  to: 'To',
  toBeta: 'Beta',
  toLive: 'Live, beta included',
  productTerms: 'I accept the product terms',
  checklistTerms: 'I have gone through my checklist: what I publish is saved and tried out',
  publish: 'Publish',
  close: 'Close',
  unsaved: (count: number) =>
    `${count === 1 ? 'One item has' : `${count} items have`} unsaved changes. Only what is saved is published.`,
  saveAll: 'Save all',
  answers: 'Where it answers',
  release: (number: number, when: string, who: string) => `release ${number}, ${when} by ${who}`,
  newTab: '(opens in a new tab)',
  copyAddress: (stage: string) => `Copy the address of ${stage}`,
  copyCode: (stage: string) => `Copy the code that puts ${stage} into a web page`,
  tryOut: (stage: string) => `Talk to ${stage} in the chatbot tester`,
};
export type PublishingWords = Translated<typeof english>;

/** The words of publishing a Pro project. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
