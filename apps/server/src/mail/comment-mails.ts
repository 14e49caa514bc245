import { siteAddress } from '../config.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { ProductMail } from './outbox.repository.ts';
import { preventLinks } from './prevent-links.ts';

/** A comment with a notification. */
export interface UnreadComment {
  readonly kind: 'mentioned' | 'replied';
  /** Who wrote it. */
  readonly name: string;
  readonly item: string;
  /** The beginning of the comment. */
  readonly quote: string;
  /** The path and query of the page with the comment's thread; `site` names the site, unless that is Pro. */
  readonly link: string;
}

const mostQuoted = 10;

/** The mail about comments, oldest first, that their reader has not seen. Its link leads to the last of them. */
export function createCommentMail(
  publicUrl: string,
  recipient: string,
  comments: readonly UnreadComment[],
): ProductMail {
  const quoted = comments.slice(-mostQuoted).map((comment) => ({
    kind: comment.kind,
    name: preventLinks(comment.name),
    item: preventLinks(comment.item),
    quote: preventLinks(comment.quote),
  }));
  const link = createPageLink(publicUrl, comments.at(-1)?.link ?? '/');
  return layOutMail(recipient, ({ unreadComments }) => ({
    ...unreadComments(quoted, comments.length - quoted.length),
    link,
  }));
}

/** The address of a page that a notification links to. */
function createPageLink(publicUrl: string, link: string) {
  const { pathname, searchParams } = new URL(link, 'http://link.invalid');
  const url = new URL(siteAddress(publicUrl, searchParams.get('site') ?? 'pro'));
  searchParams.delete('site');
  url.pathname = pathname;
  for (const [name, value] of searchParams) url.searchParams.set(name, value);
  return url.href;
}
