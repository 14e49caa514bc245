import { entityKinds, type EntityKind } from '@confab/model';

/** An utterance, and the values that should be read from it. */
export interface JudgedUtterance {
  readonly language: string;
  readonly kind: EntityKind;
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** The likeliest value of each span. */
  readonly values: readonly string[];
}

/** Reads a list of judged utterances, one a line. */
export function readJudged(list: string): JudgedUtterance[] {
  return list.trim().split('\n').map(readLine);
}

/** Reads `language kind: an utterance with [spans] = values`; the language may have a region. */
function readLine(line: string): JudgedUtterance {
  const [, language = '', name, marked = '', listed = ''] = /^([\w-]+) (\w+): (.*?)(?: = (.*))?$/.exec(line) ?? [];
  const kind = entityKinds.find((one): one is EntityKind => one === name);
  if (!kind) throw new Error(`Not a judged utterance: ${line}`);
  const pieces = marked.split(/[[\]]/);
  let text = '';
  const spans: { start: number; end: number }[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) spans.push({ start: text.length, end: text.length + piece.length });
    text += piece;
  }
  return { language, kind, text, spans, values: listed === '' ? [] : listed.split('; ') };
}
