import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  name: 'Traffic',
  loading: 'Loading traffic',
  tryAgain: 'Try again',
  none: 'No conversations in this range yet',
  total: (count: number, text: string) => (count === 1 ? '1 conversation' : `${text} conversations`),
  summary: (count: number, text: string, left: string) =>
    `${count === 1 ? '1 conversation' : `${text} conversations`}, ${left} left here`,
  taken: (count: number, text: string) => (count === 1 ? 'taken once' : `taken ${text} times`),
  removedNodes: (count: number) =>
    count === 1
      ? '1 node of these conversations is no longer in the draft'
      : `${count} nodes of these conversations are no longer in the draft`,
  removedPages: (count: number) =>
    count === 1
      ? '1 page of these conversations is no longer in the draft'
      : `${count} pages of these conversations are no longer in the draft`,
  cut: (count: string) => `Only the newest ${count} turns are counted. Choose fewer days to see the others.`,
  unrecorded: (count: number, text: string) =>
    count === 1
      ? '1 older turn is not counted: its path was not recorded.'
      : `${text} older turns are not counted: their paths were not recorded.`,
  range: 'Range',
  lastDays: (days: number) => `Last ${days} days`,
  chosenDays: 'Chosen days',
  from: 'From',
  to: 'To',
  stage: 'Stage',
  release: 'Release',
  all: 'All',
  unknown: 'Unknown',
  legend: 'Share of all conversations',
  upTo: (share: string) => `up to ${share}`,
  leftLegend: 'left here without an end',
};
export type TrafficBarWords = Translated<typeof english>;

/** Interface words of the bar of traffic and of its figures, which are loaded while it is shown. */
export const barWords = defineWords(english, { de: () => import('./bar-words.de.ts') });
