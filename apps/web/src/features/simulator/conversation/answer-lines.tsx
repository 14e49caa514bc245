import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { AnswerLine } from './compare-answers.ts';

/** Two compared answers line by line, with removed and added text. */
export function AnswerLines({ lines }: { readonly lines: readonly AnswerLine[] }) {
  const say = useWords(words);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index} data-in={line.in}>
          {line.in !== 'both' && <b>{line.in === 'before' ? say.removedLine : say.addedLine} </b>}
          {line.in === 'before' ? <del>{line.text}</del> : line.in === 'now' ? <ins>{line.text}</ins> : line.text}
        </li>
      ))}
    </ul>
  );
}
