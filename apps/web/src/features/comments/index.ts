import { lazy } from 'react';

export { CommentMarksProvider, useCommentedItems } from './comment-marks.tsx';
export { CommentBadge, InputMark, UnreadMark } from './marks.tsx';

/** The comments on an item and on its project, loaded when the tab is first opened. */
export const CommentsTab = lazy(async () => ({ default: (await import('./comments-tab.tsx')).CommentsTab }));
