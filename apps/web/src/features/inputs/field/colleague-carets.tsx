import { compareTexts, moveSelection } from '@confab/inputs';
import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useEditorsOfText } from '../../../editing/index.ts';
import type { Person } from '../../../live/presence.ts';
import classes from './colleague-carets.module.css';

interface ColleagueCaretsProps {
  readonly itemId: string;
  readonly path: string;
  readonly text: string;
  readonly field: RefObject<HTMLElement | null>;
}

/** Shows where the carets of others are in the text of a field, each with the name of its person. */
export function ColleagueCarets({ itemId, path, text, field }: ColleagueCaretsProps) {
  const people = useEditorsOfText(itemId, path);
  return people.length === 0 ? null : <Carets {...{ people, text, field }} />;
}

interface CaretsProps {
  readonly people: readonly Person[];
  readonly text: string;
  readonly field: RefObject<HTMLElement | null>;
}

/** A copy of the text in the same place and shape, with only the carets visible. */
function Carets({ people, text, field }: CaretsProps) {
  const copy = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const control = field.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(textControls);
    const origin = copy.current?.parentElement;
    if (!control || !origin) return undefined;
    const measure = () => setShape(copyShape(control, origin));
    measure();
    const observer = new ResizeObserver(measure);
    // Elements before the control can grow and move it.
    for (const element of [control, origin]) observer.observe(element);
    control.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      control.removeEventListener('scroll', measure);
    };
  }, [field]);
  const carets = people
    .map((person) => ({ person, at: Math.min(findCaret(person, text), text.length) }))
    .toSorted((one, other) => one.at - other.at);
  return (
    <div ref={copy} className={classes.copy} style={shape ?? hidden} aria-hidden="true">
      {carets.map(({ person, at }, index) => (
        <span key={person.connectionId}>
          {text.slice(carets[index - 1]?.at ?? 0, at)}
          <span data-caret className={classes.caret} style={{ '--person-colour': person.colour }}>
            <span className={classes.name}>{person.name}</span>
          </span>
        </span>
      ))}
      {text.slice(carets.at(-1)?.at ?? 0)}
    </div>
  );
}

/** Where the caret of a person is in the text as it is now. */
function findCaret({ selection }: Person, text: string): number {
  return selection ? moveSelection({ from: selection.to, to: selection.to }, compareTexts(selection.text, text)).to : 0;
}

const textControls = 'textarea, input:not([type=hidden])';
const hidden = { visibility: 'hidden' } as const;
const copied = ['font', 'letterSpacing', 'lineHeight', 'padding', 'textAlign', 'textIndent', 'direction'] as const;

/**
 * The style that gives a copy of the text the same lines in the same place as the control has.
 *
 * @param origin the element that the copy is placed in. Other elements may be between it and the control.
 */
function copyShape(control: HTMLInputElement | HTMLTextAreaElement, origin: HTMLElement): CSSProperties {
  const style = getComputedStyle(control);
  const [box, outer] = [control.getBoundingClientRect(), origin.getBoundingClientRect()];
  const isLine = control instanceof HTMLInputElement;
  const isWrapped = !isLine && control.wrap !== 'off';
  const { scrollLeft, scrollTop } = control;
  // The name above the first line is outside the control.
  const above = scrollTop === 0 ? -nameHeight : scrollTop;
  return {
    ...Object.fromEntries(copied.map((name) => [name, style[name]])),
    left: box.left - outer.left - origin.clientLeft + control.clientLeft,
    top: box.top - outer.top - origin.clientTop + control.clientTop,
    width: control.clientWidth,
    height: control.clientHeight,
    whiteSpace: isWrapped ? 'pre-wrap' : 'pre',
    ...(isLine ? { lineHeight: `${control.clientHeight}px`, paddingBlock: 0 } : {}),
    transform: `translate(${-scrollLeft}px, ${-scrollTop}px)`,
    clipPath: `inset(${above}px ${-scrollLeft}px ${-scrollTop}px ${scrollLeft}px)`,
  };
}

/** The height of the name over a caret, in pixels. */
const nameHeight = 20;
