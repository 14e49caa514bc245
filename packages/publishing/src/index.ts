export { afterPublish, versionLabel } from './after-publish.ts';
export {
  canPublish,
  promoteRequest,
  publishFault,
  publishMessages,
  versionAt,
  type PromoteRequest,
} from './can-publish.ts';
export {
  isBetaLocked,
  openPublish,
  withSource,
  withTarget,
  withTick,
  type ItemStages,
  type PublishSource,
  type PublishState,
} from './publish-state.ts';
export { statusColour, statusLabel } from './publish-status.ts';
