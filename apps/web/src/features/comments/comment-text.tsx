import type { Comment } from '@confab/contracts';
import { Fragment } from 'react';
import classes from './comments.module.css';

/** Addresses of pages, without the full stop or bracket that ends the sentence they stand in. */
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/g;

/** What somebody said: names that he called stand out, and addresses of pages can be followed. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  return (
    <p className={classes.text}>
      {partsOf(text, names).map(({ type, words }, at) => {
        // Parts have no name of their own, and their order is what they are.
        if (type === 'name')
          return (
            <strong key={at} className={classes.mention}>
              {words}
            </strong>
          );
        if (type === 'link')
          return (
            <a key={at} href={words} target="_blank" rel="noopener noreferrer nofollow">
              {words}
            </a>
          );
        return <Fragment key={at}>{words}</Fragment>;
      })}
    </p>
  );
}

interface Part {
  readonly type: 'words' | 'name' | 'link';
  readonly words: string;
}

/** The text cut at links and names. Nothing is lost: the parts make up the text. */
export function partsOf(text: string, names: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    parts.push(...namesIn(text.slice(from, found.index), names), { type: 'link', words: found[0] });
    from = found.index + found[0].length;
  }
  return [...parts, ...namesIn(text.slice(from), names)].filter(({ words }) => words !== '');
}

function namesIn(text: string, names: readonly string[]): readonly Part[] {
  const name = names.find((one) => text.includes(one));
  if (name === undefined) return [{ type: 'words', words: text }];
  const at = text.indexOf(name);
  return [
    ...namesIn(text.slice(0, at), names),
    { type: 'name', words: name },
    ...namesIn(text.slice(at + name.length), names),
  ];
}
