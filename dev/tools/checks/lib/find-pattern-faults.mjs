import { RegExpParser } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA, Transformers, transform, combineTransformers } from 'refa';
import { analyse } from 'scslre';

/**
 * Finds what makes the matching time of a regular expression grow faster than the text, one sentence for each fault.
 *
 * Reports nested or neighbouring quantifiers that can exchange characters, and quantifiers that run to the end of the
 * text again from every possible start of a match: `<[^>]*>` is quadratic for `<<<<…`, `<[^<>]*>` is not.
 */
export function findPatternFaults({ source, flags }) {
  try {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
    const faults = reports.map(describeFault);
    return faults.length > 0 ? faults : findRepeatedStarts(source, flags);
  } catch (error) {
    return [`cannot be analysed: ${error.message}`];
  }
}

function describeFault({ type, quant, parentQuant, startQuant, endQuant, exponential }) {
  const time = exponential ? 'exponential' : 'quadratic';
  if (type === 'Self') return `${quant.raw} can be divided among the repetitions of ${parentQuant.raw} (${time})`;
  if (type === 'Trade') return `${startQuant.raw} and ${endQuant.raw} can exchange characters (${time})`;
  return `${quant.raw} runs again from every position of the text (${time})`;
}

/** Finds quantifiers that can consume the start of another match and then fail. */
function findRepeatedStarts(source, flags) {
  if (flags.includes('y')) return [];
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const faults = [];
  const visit = (alternatives, before, canFailAfter) => {
    for (const { elements } of alternatives) {
      for (const [index, element] of elements.entries()) {
        const start = [...before, ...elements.slice(0, index)];
        const canFail = canFailAfter || elements.slice(index + 1).some((next) => !canBeEmpty(next));
        visitElement(element, start, canFail);
      }
    }
  };
  const visitElement = (element, start, canFail) => {
    if (element.type === 'Group' || element.type === 'CapturingGroup') visit(element.alternatives, start, canFail);
    if (element.type !== 'Quantifier') return;
    const again = { raw: `(?:${withoutAssertions(element.element)})*` };
    if (element.max === Infinity && canFail && !isAnchored(start, flags) && canRepeatStart(start, element, flags))
      faults.push(`${element.raw} runs again from every repetition of the start of the match (quadratic)`);
    const repeats = element.max > 1;
    visitElement(element.element, repeats ? [...start, { type: 'Repetition', ...again }] : start, canFail);
  };
  visit(pattern.alternatives, [], false);
  return faults;
}

function isAnchored(elements, flags) {
  return elements.some(({ type, kind }) => type === 'Assertion' && kind === 'start') && !flags.includes('m');
}

/** Whether the repetition can consume a text in which the match starts again and reaches the same repetition. */
function canRepeatStart(start, quantifier, flags) {
  const loop = withoutAssertions(quantifier.element);
  const prefix = start.map((element) => withoutAssertions(element)).join('');
  return !isDisjointWith(toAutomaton(`(?:${loop})+`, flags), toAutomaton(`[^]*${prefix}(?:${loop})*`, flags));
}

const simplify = combineTransformers([Transformers.inline(), Transformers.removeUnnecessaryAssertions()]);

function toAutomaton(source, flags) {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: flags.replace(/[gydm]/g, '') }).parse({
    backreferences: 'disable',
    assertions: 'disable',
  });
  return NFA.fromRegex(transform(simplify, expression), { maxCharacter });
}

/** Returns the source of a part without its assertions; a back reference matches anything. */
function withoutAssertions(node) {
  if (node.type === 'Assertion') return '';
  if (node.type === 'Backreference') return '[^]*';
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return `(?:${node.alternatives.map(({ elements }) => elements.map(withoutAssertions).join('')).join('|')})`;
  if (node.type !== 'Quantifier') return node.raw;
  if (node.element.type === 'Assertion') return '';
  const most = node.max === Infinity ? '' : node.max;
  return `(?:${withoutAssertions(node.element)}){${node.min},${most}}`;
}

/** Whether a part always matches, so that nothing can fail at it. */
function canBeEmpty(node) {
  if (node.type === 'Assertion') return false;
  if (node.type === 'Quantifier') return node.min === 0 || canBeEmpty(node.element);
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return node.alternatives.some(({ elements }) => elements.every(canBeEmpty));
  return false;
}
