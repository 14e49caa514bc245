import { useState } from 'react';
import { followLines, noLines } from './follow-lines.ts';

/** Keys for lines that have no ids, so that each keeps its inputs and the caret in them while other lines come and go. */
export function useLineKeys(texts: readonly string[]): readonly number[] {
  const [known, setKnown] = useState(() => followLines(noLines, texts));
  const isSame = known.texts.length === texts.length && known.texts.every((text, at) => text === texts[at]);
  if (isSame) return known.keys;
  const next = followLines(known, texts);
  setKnown(next);
  return next.keys;
}
