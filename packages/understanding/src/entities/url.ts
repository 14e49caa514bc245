import { trimEndBy } from '@confab/model';
import { readPhraseAt } from './phrases.ts';
import type { Reading, Scan } from './scan.ts';

const mostTokens = 64;
const openings = new Set(['(', '<', '"', "'", '[', '„', '“', '«']);
const closings = new Set('.,;:!?)>]"\'“”»');
/** The last part of an address without `https` or `www` must be one of these, as a point may also end a sentence. */
const domainEndings = new Set(
  'com org net info biz io app dev shop store edu gov eu uk de at ch fr it es nl be us ca'.split(' '),
);
const longestLabel = 63;

/** Reads a web address, written or spelt out: example dot com slash shop. `https` is added if the scheme is missing. */
export function readUrl(scan: Scan, at: number): Reading<string> | undefined {
  return readWritten(scan, at) ?? readSpelt(scan, at);
}

/** An e-mail address is skipped as a whole. */
function readWritten(scan: Scan, at: number): Reading<string> | undefined {
  const first = scan.at(at);
  if (!first || first.kind === 'sign' || (first.isGlued && !openings.has(scan.at(at - 1)?.word ?? '')))
    return undefined;
  let next = at + 1;
  while (next - at < mostTokens && scan.at(next)?.isGlued === true) next += 1;
  if (next === at + 1 || scan.at(next)?.isGlued === true) return undefined;
  const run = scan.text.slice(first.start, scan.at(next - 1)?.end);
  const address = trimEndBy(run, (character) => closings.has(character));
  while (next > at && (scan.at(next - 1)?.end ?? 0) > first.start + address.length) next -= 1;
  const value = toAddress(address);
  return value === undefined ? undefined : { next, values: [value] };
}

/** `word (dot word)+ (slash word)*`. */
function readSpelt(scan: Scan, at: number): Reading<string> | undefined {
  if (scan.at(at)?.kind === 'sign') return undefined;
  let [text, next, end] = [scan.at(at)?.word ?? '', at + 1, at + 1];
  while (next - at < mostTokens) {
    const joint = readPhraseAt(scan, scan.language.phrases.addressSigns, next);
    const word = joint && scan.at(joint.next);
    if (!joint || !word || word.kind === 'sign') break;
    text += joint.value + word.word;
    next = joint.next + 1;
    end = next;
  }
  const value = end > at + 1 ? toAddress(text) : undefined;
  return value === undefined ? undefined : { next: end, values: [value] };
}

function toAddress(text: string): string | undefined {
  const [, scheme = '', host = '', port = '', rest = ''] =
    /^(https?:\/\/)?([^/?#:@]{1,253})(:\d{1,5})?((?:[/?#].*)?)$/iu.exec(text) ?? [];
  const labels = host.toLowerCase().split('.');
  const isClear = scheme !== '' || labels[0] === 'www' || domainEndings.has(labels.at(-1) ?? '');
  const isHost =
    labels.length > 1 &&
    labels.every(isLabel) &&
    /^\p{L}{2,63}$/u.test(labels.at(-1) ?? '') &&
    !(labels[0] === 'www' && labels.length < 3);
  return isClear && isHost ? `${scheme.toLowerCase() || 'https://'}${labels.join('.')}${port}${rest}` : undefined;
}

function isLabel(label: string) {
  return label.length <= longestLabel && /^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?$/u.test(label);
}
