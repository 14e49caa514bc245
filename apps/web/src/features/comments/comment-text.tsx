import type { Comment } from '@confab/contracts';
import { trimEndBy } from '@confab/model';
import { Fragment } from 'react';
import classes from './comments.module.css';

const urlPattern = /\bhttps?:\/\/[^\s<>"']+/g;
/** Punctuation at the end of an address ends the sentence around it. */
const endMarks = new Set('.,;:!?)]}');

/** The text of a comment, with highlighted mentions and clickable URLs. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  return (
    <p className={classes.text}>
      {splitCommentText(text, names).map(({ type, words }, at) => {
        // Parts have no id, so the index is their key.
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

/** Splits a text at links and names; the joined parts are the original text. */
export function splitCommentText(text: string, names: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(urlPattern)) {
    const address = trimEndBy(found[0], (character) => endMarks.has(character));
    if (address.endsWith('//')) continue;
    parts.push(...splitAtNames(text.slice(from, found.index), names), { type: 'link', words: address });
    from = found.index + address.length;
  }
  return [...parts, ...splitAtNames(text.slice(from), names)].filter(({ words }) => words !== '');
}

function splitAtNames(text: string, names: readonly string[]): readonly Part[] {
  const name = names.find((one) => text.includes(one));
  if (name === undefined) return [{ type: 'words', words: text }];
  const at = text.indexOf(name);
  return [
    ...splitAtNames(text.slice(0, at), names),
    { type: 'name', words: name },
    ...splitAtNames(text.slice(at + name.length), names),
  ];
}
