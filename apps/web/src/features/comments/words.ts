import { defineWords, type Translated } from '../../words/define-words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const english = {
  comments: 'Comments',
  loading: 'Loading comments',
  notLoaded: 'Could not load the comments',
  none: 'No comments yet',
  noneText: 'Ask a question or leave a note about this item or one of its inputs. Type @ to mention a colleague.',
  noneResolved: 'Nothing resolved yet',
  noneResolvedText: 'Resolved threads are kept here.',
  more: 'Show older',
  show: 'Show comments of',
  ofItem: 'This item',
  ofProject: 'Whole project',
  state: 'Status',
  open: 'Open',
  resolved: 'Resolved',
  write: 'Write a comment',
  about: (name: string) => `About ${name}`,
  aboutItem: 'About the whole item',
  dropInput: 'Comment on the whole item instead',
  placeholder: 'Write a comment, type @ to mention someone',
  replyPlaceholder: 'Reply',
  send: 'Comment',
  reply: 'Reply',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete this comment?',
  removeText: 'Its text is deleted for everyone. You cannot undo this.',
  resolve: 'Resolve',
  reopen: 'Reopen',
  resolvedBy: (name: string) => `Resolved by ${name}`,
  edited: 'edited',
  deleted: 'This comment was deleted.',
  itemDeleted: 'deleted',
  unread: 'New',
  actions: (name: string) => `Actions for the comment by ${name}`,
  thread: (name: string) => `Comments on ${name}`,
  people: 'People to mention',
  tooLong: (most: number) => `At most ${formatNumber(most, 'en')} characters`,
};
export type CommentWords = Translated<typeof english>;

/** Interface words of comments. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
