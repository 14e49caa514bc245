/** The few words that stand outside of the chat page itself. */
interface EmbedWords {
  readonly chat: string;
  readonly open: string;
  readonly close: string;
  readonly notThere: string;
  readonly newTab: string;
}

const english: EmbedWords = {
  chat: 'Chat',
  open: 'Open the chat',
  close: 'Close the chat',
  notThere: 'The chat does not load here.',
  newTab: 'Open it in a new tab',
};
const german: EmbedWords = {
  chat: 'Chat',
  open: 'Chat öffnen',
  close: 'Chat schließen',
  notThere: 'Der Chat lässt sich hier nicht laden.',
  newTab: 'In einem neuen Tab öffnen',
};

/** The words in the first of some languages that they are known in. */
export function getEmbedWords(tags: readonly string[]): EmbedWords {
  const first = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'de' || tag === 'en');
  return first === 'de' ? german : english;
}
