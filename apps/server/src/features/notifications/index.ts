export { mailUnread } from './mail-unread.ts';
export { markReadOfThreads } from './mark-read-of-threads.ts';
export { createNotice, notify, teamsLink, type Notice } from './notify.ts';
