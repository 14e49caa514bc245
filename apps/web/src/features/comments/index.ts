import { lazyView } from '../../loading/lazy-view.tsx';

export { CommentCountsProvider } from './comment-counts.tsx';
export { CommentBadge, InputCommentButton, UnreadBadge, useCommentSummary } from './comment-badges.tsx';

/** The comments on an item and on its project, loaded when the tab is first opened. */
export const CommentsTab = lazyView(async () => (await import('./comments-tab.tsx')).CommentsTab);
