import { lazy } from 'react';

export { CommentCountsProvider, useCommentedItems } from './comment-counts.tsx';
export { CommentBadge, InputCommentButton, UnreadBadge } from './comment-badges.tsx';

/** The comments on an item and on its project, loaded when the tab is first opened. */
export const CommentsTab = lazy(async () => ({ default: (await import('./comments-tab.tsx')).CommentsTab }));
