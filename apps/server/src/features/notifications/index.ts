export { mailUnread } from './mail-unread.ts';
export { markReadOfThreads } from './mark-read-of-threads.ts';
export { createNotice, notify, notifyAll, teamsLink, type Notice } from './notify.ts';
