import { analyticExamples } from './valid-calls/analytic-examples.ts';
import { authoringExamples } from './valid-calls/authoring-examples.ts';
import { commentExamples } from './valid-calls/comment-examples.ts';
import { deletionExamples } from './valid-calls/deletion-examples.ts';
import { mediaExamples } from './valid-calls/media-examples.ts';
import { oneExamples } from './valid-calls/one-examples.ts';
import { publishingExamples } from './valid-calls/publishing-examples.ts';
import { transferExamples } from './valid-calls/transfer-examples.ts';
import type { ValidCall } from './valid-calls/call-values.ts';

export { accountCallExamples } from './valid-calls/account-examples.ts';
export { dotPicture, type ValidCall } from './valid-calls/call-values.ts';
export { castCallExamples, type TeamCast } from './valid-calls/cast-examples.ts';
export { publicCalls } from './valid-calls/public-calls.ts';
export { staffCallExamples } from './valid-calls/staff-examples.ts';

/**
 * One valid example of every call about a team or its content; the matrix test tries each in every role. Deletions come
 * last.
 */
export const teamCallExamples: readonly ValidCall[] = [
  ...authoringExamples,
  ...mediaExamples,
  ...commentExamples,
  ...publishingExamples,
  ...oneExamples,
  ...analyticExamples,
  ...transferExamples,
  ...deletionExamples,
];
