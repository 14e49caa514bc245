import type { TextChange, TextSplice } from './text-change.ts';

/** A step through the text before a change; the last one keeps the rest of the text. */
type Step =
  | { readonly type: 'add'; readonly text: string; readonly standsFirst: boolean }
  | { readonly type: 'remove'; readonly text: string; readonly length: number }
  | { readonly type: 'keep'; readonly length: number };

/**
 * Rewrites a change of a text so that it applies after another change of the same text.
 *
 * Nothing that either side added is lost: text added inside a part that the other side removed stays, and what both
 * removed is removed once. Of two texts added at the same place, the one with `standsFirst` comes first, else `first` does:
 * `rebase(a, b, 'other')` after `b` and `rebase(b, a, 'own')` after `a` lead to the same text.
 */
export function rebaseTextChange(own: TextChange, other: TextChange, first: 'own' | 'other'): TextChange {
  if (other.length === 0) return own;
  const mine = createReader(own);
  const theirs = createReader(other);
  const splices = createSplices();
  let at = 0;
  while (mine.hasChanges()) {
    const step = mine.peek();
    const otherStep = theirs.peek();
    if (otherStep.type === 'add' && !(step.type === 'add' && isOwnFirst(step, otherStep, first))) {
      at += otherStep.text.length;
      theirs.advance(0);
    } else if (step.type === 'add') {
      splices.add({ at, removed: '', added: step.text, standsFirst: step.standsFirst });
      mine.advance(0);
    } else if (otherStep.type !== 'add') {
      const length = Math.min(step.length, otherStep.length);
      const isKept = otherStep.type === 'keep';
      if (isKept && step.type === 'remove') splices.add({ at, removed: step.text.slice(0, length), added: '' });
      if (isKept) at += length;
      mine.advance(length);
      theirs.advance(length);
    }
  }
  return splices.list;
}

type Addition = Extract<Step, { type: 'add' }>;

function isOwnFirst(own: Addition, other: Addition, first: 'own' | 'other') {
  return own.standsFirst === other.standsFirst ? first === 'own' : own.standsFirst;
}

/** Reads a change step by step. A step may be read in several parts. */
function createReader(change: TextChange) {
  const steps = toSteps(change);
  let index = 0;
  let isRead = 0;

  return {
    hasChanges: () => index < steps.length,
    /** What is left of the current step. */
    peek(): Step {
      const step = steps[index] ?? { type: 'keep', length: Number.POSITIVE_INFINITY };
      if (step.type === 'add' || isRead === 0) return step;
      const length = step.length - isRead;
      return step.type === 'keep'
        ? { type: 'keep', length }
        : { type: 'remove', text: step.text.slice(isRead), length };
    },
    /** Moves on by a length of the text before; an added text has none. */
    advance(length: number) {
      const step = steps[index];
      isRead += length;
      if (!step || (step.type !== 'add' && isRead < step.length)) return;
      index += 1;
      isRead = 0;
    },
  };
}

function toSteps(change: TextChange): readonly Step[] {
  let end = 0;
  return change.flatMap(({ at, removed, added, standsFirst = false }) => {
    const steps: Step[] = [];
    if (at > end) steps.push({ type: 'keep', length: at - end });
    if (added !== '') steps.push({ type: 'add', text: added, standsFirst });
    if (removed !== '') steps.push({ type: 'remove', text: removed, length: removed.length });
    end = at + removed.length;
    return steps;
  });
}

/** Collects splices in order and joins those that touch. */
function createSplices() {
  const list: TextSplice[] = [];
  return {
    list,
    add({ at, removed, added, standsFirst }: TextSplice) {
      const last = list.at(-1);
      const flag = standsFirst || last?.standsFirst ? { standsFirst: true } : {};
      if (last && last.at + last.removed.length === at)
        list[list.length - 1] = { at: last.at, removed: last.removed + removed, added: last.added + added, ...flag };
      else list.push({ at, removed, added, ...(standsFirst ? { standsFirst } : {}) });
    },
  };
}
