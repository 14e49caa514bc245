import { defineWords, type Translated } from '../../words/define-words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const english = {
  title: (project: string) => `Publish ${project}`,
  loading: 'Loading versions',
  notLoaded: 'Could not load the versions',
  noChapters: 'Nothing to publish yet',
  noChaptersText: 'Add a chapter to this project, then publish it.',
  steps: 'Steps',
  problems: 'Problems',
  terms: 'Terms',
  request: 'Request',
  status: 'Status',
  next: 'Next',
  back: 'Back',
  checking: 'Checking the project',
  notChecked: 'Could not check the project',
  noProblems: 'No problems found',
  noProblemsText: 'Every page has a response, and every target exists.',
  errorsFound: (count: number) =>
    count === 1
      ? '1 error. Fix it before you publish, or give a reason for publishing anyway. Reviewers see it too.'
      : `${formatNumber(count, 'en')} errors. Fix them before you publish, or give a reason for publishing anyway. Reviewers see them too.`,
  warningsFound: (count: number) =>
    count === 1
      ? '1 warning. You can publish with it.'
      : `${formatNumber(count, 'en')} warnings. You can publish with them.`,
  termsHint: 'Accept both to continue.',
  termsMissing: 'Accept both terms to request a review.',
  productTerms: 'I accept the product terms',
  checklistTerms: 'I have saved and tested this version',
  projectVersions: 'Project version',
  chapterVersions: 'Chapter versions',
  tick: 'Publish',
  tickAll: 'Publish all chapters',
  tickOne: (name: string) => `Publish ${name}`,
  tickProject: (name: string) => `Publish ${name}, always together with its chapters`,
  name: 'Name',
  current: 'Current',
  beta: 'Beta',
  live: 'Live',
  requestReview: 'Request review',
  withdraw: 'Withdraw request',
  betaFree: 'Beta needs no review.',
  reviewNeeded:
    'Going live needs a review of the whole project as it is saved now. After the approval, publish it here.',
  reviewAgain:
    'The project or one of its files changed after the approval. To publish these changes to live, request another review.',
  reviewRunning:
    'A reviewer is looking at this project. You can go on editing: the review covers the versions that were saved for your request.',
  readyForLive: 'The project is approved. The ticked chapters go live.',
  newDetails: 'Your contact and account details changed. They are published with any chapter that you tick.',
  newFiles: 'Files of the project were replaced. The new ones are published with the chapters that use them.',
  leavingChapters: (names: string) =>
    `Deleted chapters leave the stage when you publish any chapter that you tick: ${names}`,
  requested: 'Review requested',
  withdrawn: 'Request withdrawn',
  statusOf: 'Publish status',
  draftText: 'Nobody has requested a review of this project yet.',
  requestedBy: (name: string) => `Requested by ${name}`,
  decided: 'Decided',
  deniedTitle: 'The reviewer did not approve this project',
  deniedText: 'Change the project as the reviewer asks, then request another review.',
  noteTitle: 'Note from the reviewer',
  outdated: 'The project or one of its files changed after the request. Those changes are not part of the review.',
  platforms:
    'To send it to Alexa, Dialogflow and other platforms, turn it into a Pro project in its settings. The Pro project is published there.',
  isLive: 'The assistant answers at its live address.',
  goLive: 'Go live',
  answers: 'Published stages',
  copyAddress: (stage: string) => `Copy the URL of ${stage}`,
  newTab: '(opens in a new tab)',
};
export type OnePublishingWords = Translated<typeof english>;

/** Interface words of publishing a One project. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
