import { defineWords } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const english = {
  title: 'Not understood, by what it asks for',
  loading: 'Loading the misses',
  failed: 'The misses could not be loaded',
  none: 'Nothing to group in this range',
  noneText: 'Utterances are grouped only where a project keeps the text of its conversations.',
  cut: (count: string) =>
    `Only the newest ${count} misses and their 500 most frequent texts are grouped. Choose fewer days to see the others.`,
  times: (times: string) => `${times} ×`,
  others: (count: number) => (count === 1 ? 'and 1 similar text' : `and ${formatNumber(count, 'en')} similar texts`),
  beginning: 'Beginning',
  deletedNode: 'Deleted node',
  showMore: 'Show more',
  select: (text: string) => `Select ${text}`,
  selectGroup: (text: string) => `Select all texts like ${text}`,
  selected: (count: number) => (count === 1 ? '1 text selected' : `${formatNumber(count, 'en')} texts selected`),
  ignore: 'Ignore',
  ignoredTitle: (count: number) => `Ignored (${formatNumber(count, 'en')})`,
  stopIgnoring: 'Stop ignoring',
  stopIgnoringText: (text: string) => `Stop ignoring ${text}`,
  addSamples: 'Add as samples…',
  adding: 'Add as samples',
  opening: 'Opening the project',
  openFailed: 'The project could not be opened',
  intent: 'Intent',
  ranking: 'Finding the likeliest intents',
  newIntent: 'New intent',
  newIntentName: 'Name of the new intent',
  plan: (added: number, known: number) =>
    known === 0
      ? `${formatNumber(added, 'en')} to add`
      : `${formatNumber(added, 'en')} to add, ${formatNumber(known, 'en')} left out because a sample like it exists`,
  measuring: 'Measuring recognition with held-out samples',
  accuracy: (before: string, after: string) => `Held-out samples recognised: ${before} now, ${after} with these`,
  measureFailed: 'Recognition could not be measured.',
  notMeasured: 'Recognition was not measured.',
  measure: 'Measure again',
  stop: 'Stop measuring',
  add: (count: number) => (count === 1 ? 'Add 1 sample' : `Add ${formatNumber(count, 'en')} samples`),
  cancel: 'Cancel',
  close: 'Close',
  sending: 'Adding…',
  stored: 'The samples are in the draft. Save and publish the project to use them.',
  undo: 'Undo',
  undone: 'The samples were removed again.',
  undoing: 'Removing the samples…',
  notUndone: 'The samples were not removed.',
  refused: 'The samples were not added.',
  notSent:
    'The samples are not stored yet. They are sent when the connection is back, or when you next open the project in this browser.',
  otherTeam: 'This project belongs to another team. Switch to that team on the authoring site, then reload this page.',
  onlyPro: 'Samples can be added to Pro projects only.',
};
export type MissesWords = typeof english;

/** The texts of the misses view. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
