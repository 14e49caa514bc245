import { readPhraseAt } from './phrases.ts';
import type { Reading, Scan } from './scan.ts';

/** Reads agreement; words such as `right` count only if the clause has no others. */
export function readYesNo(scan: Scan, at: number): Reading<boolean> | undefined {
  const said = readPhraseAt(scan, scan.language.phrases.answers, at);
  if (!said) return undefined;
  const [answer, isAlone] = said.value.split(' ');
  const isClause = isEdge(scan, at - 1) && isEdge(scan, said.next);
  const isMeant = answer !== 'neither' && (isAlone === undefined || isClause);
  return { next: said.next, values: isMeant ? [answer === 'yes'] : [] };
}

function isEdge(scan: Scan, at: number) {
  const token = scan.at(at);
  return !token || token.kind === 'sign';
}
