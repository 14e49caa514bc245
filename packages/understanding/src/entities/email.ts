import { readPhraseAt } from './phrases.ts';
import { listSpellings } from './tokens.ts';
import type { Reading, Scan } from './scan.ts';

const mostTokens = 32;
const longestLocal = 64;
const localSigns = new Set(['.', '_', '%', '+', '-']);
const domainSigns = new Set(['.', '-']);

/** Reads an e-mail address, written or spelt out: anna dot smith at example dot com. */
export function readEmail(scan: Scan, at: number): Reading<string> | undefined {
  return readWritten(scan, at) ?? readSpelt(scan, at);
}

function readWritten(scan: Scan, at: number): Reading<string> | undefined {
  const first = scan.at(at);
  if (!first || first.kind === 'sign') return undefined;
  const before = scan.at(at - 1);
  if (first.isGlued && before && (before.kind !== 'sign' || localSigns.has(before.word))) return undefined;
  const sign = skipGlued(scan, at, localSigns);
  const domain = sign + 1;
  if (scan.at(sign)?.word !== '@' || scan.at(sign)?.isGlued !== true || scan.at(domain)?.isGlued !== true)
    return undefined;
  let next = skipGlued(scan, domain, domainSigns);
  while (next > domain && scan.at(next - 1)?.kind === 'sign') next -= 1;
  const text = scan.text.slice(first.start, scan.at(next - 1)?.end ?? first.start);
  return isAddress(text) ? { next, values: [lowerCaseDomain(text)] } : undefined;
}

/** The position after tokens without a space between them. */
function skipGlued(scan: Scan, at: number, signs: ReadonlySet<string>) {
  let next = at;
  for (; next - at < mostTokens; next += 1) {
    const token = scan.at(next);
    if (!token || (next > at && !token.isGlued) || (token.kind === 'sign' && !signs.has(token.word))) break;
  }
  return next;
}

/** `word (dot word)* at word (dot word)+`. */
function readSpelt(scan: Scan, at: number): Reading<string> | undefined {
  if (scan.at(at)?.kind !== 'word') return undefined;
  const local = readParts(scan, at);
  const sign = local && readPhraseAt(scan, scan.language.phrases.spelling, local.next);
  const domain = sign?.value === '@' ? readParts(scan, sign.next) : undefined;
  if (!local || !domain) return undefined;
  const address = `${local.text}@${domain.text}`;
  return isAddress(address) ? { next: domain.next, values: [address] } : undefined;
}

function readParts(scan: Scan, at: number): { text: string; next: number } | undefined {
  let [text, next] = ['', at];
  while (next - at < mostTokens) {
    const token = scan.at(next);
    if (!token || token.kind === 'sign') break;
    text += listSpellings(scan.text.slice(token.start, token.end)).at(-1) ?? '';
    next += 1;
    const joint = readPhraseAt(scan, scan.language.phrases.spelling, next);
    const goesOn = joint && joint.value !== '@' && scan.at(joint.next) && scan.at(joint.next)?.kind !== 'sign';
    if (!goesOn) break;
    text += joint.value;
    next = joint.next;
  }
  return text === '' ? undefined : { text, next };
}

/** A mailbox of at most 64 characters at a domain that ends in letters. */
function isAddress(text: string) {
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const isDomain =
    labels.length > 1 && labels.every((label) => label !== '' && !label.startsWith('-') && !label.endsWith('-'));
  const isLocal = local !== '' && local.length <= longestLocal && !local.includes('..') && !local.endsWith('.');
  return rest.length === 0 && isLocal && isDomain && domain.length <= 253 && /^\p{L}{2,63}$/u.test(labels.at(-1) ?? '');
}

function lowerCaseDomain(text: string) {
  const sign = text.indexOf('@');
  return text.slice(0, sign) + text.slice(sign).toLowerCase();
}
