import { compareTexts, movePosition } from '@confab/inputs';
import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
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

/** A copy of the text in the same place and shape, of which only the carets are visible. */
function Carets({ people, text, field }: CaretsProps) {
  const [shape, setShape] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const control = field.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
    if (!control) return undefined;
    const measure = () => setShape(copyShape(control));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(control);
    control.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      control.removeEventListener('scroll', measure);
    };
  }, [field]);
  if (!shape) return null;
  const carets = people
    .map((person) => ({ person, at: Math.min(findCaret(person, text), text.length) }))
    .toSorted((one, other) => one.at - other.at);
  return (
    <div className={classes.copy} style={shape} aria-hidden="true">
      {carets.map(({ person, at }, index) => (
        <span key={person.connectionId}>
          {text.slice(carets[index - 1]?.at ?? 0, at)}
          {/* React's style type has no custom CSS properties. */}
          <span className={classes.caret} style={{ '--person-colour': person.colour } as CSSProperties}>
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
  return selection ? movePosition(selection.to, compareTexts(selection.text, text)) : 0;
}

const copied = ['font', 'letterSpacing', 'lineHeight', 'padding', 'textAlign', 'textIndent', 'direction'] as const;

/** The style that gives a copy of the text the same lines as the control has. */
function copyShape(control: HTMLInputElement | HTMLTextAreaElement): CSSProperties {
  const style = getComputedStyle(control);
  const isLine = control instanceof HTMLInputElement;
  const isWrapped = !isLine && control.wrap !== 'off';
  return {
    ...Object.fromEntries(copied.map((name) => [name, style[name]])),
    left: control.offsetLeft + control.clientLeft,
    top: control.offsetTop + control.clientTop,
    width: control.clientWidth,
    height: control.clientHeight,
    whiteSpace: isWrapped ? 'pre-wrap' : 'pre',
    ...(isLine ? { lineHeight: `${control.clientHeight}px`, paddingBlock: 0 } : {}),
    transform: `translate(${-control.scrollLeft}px, ${-control.scrollTop}px)`,
    clipPath: `inset(${control.scrollTop}px ${-control.scrollLeft}px ${-control.scrollTop}px ${control.scrollLeft}px)`,
  };
}
