/** The texts outside of the chat page. */
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
  notThere: 'The chat could not be loaded on this page.',
  newTab: 'Open it in a new tab',
};
const german: EmbedWords = {
  chat: 'Chat',
  open: 'Chat öffnen',
  close: 'Chat schließen',
  notThere: 'Der Chat konnte auf dieser Seite nicht geladen werden.',
  newTab: 'In einem neuen Tab öffnen',
};

/** The texts in the first supported language of some language tags. */
export function getEmbedWords(tags: readonly string[]): EmbedWords {
  const first = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'de' || tag === 'en');
  return first === 'de' ? german : english;
}
