export { addThread } from './create-thread.ts';
export { getThread, listComments } from './list-comments.ts';
