export {
  buildPromoteRequest,
  canPublish,
  findChoiceObstacle,
  type PromoteRequest,
  type PublishObstacle,
} from './can-publish.ts';
export { createEmbedCode } from './create-embed-code.ts';
export { ProblemList, type PlacedProblem } from './preview/problem-list.tsx';
export { getPreviewKey, usePublishPreview } from './preview/use-publish-preview.ts';
export { PublishButton } from './publish-button.tsx';
export { PublishChoice } from './publish-choice.tsx';
export { PublishModal, type PublishModalProps } from './publish-modal.tsx';
export {
  choosePublishStep,
  getTarget,
  openPublish,
  withSource,
  withStage,
  type ItemStages,
  type PublishState,
} from './publish-state.ts';
export { OverrideReason } from './releases/override-reason.tsx';
export { UnsavedNotice } from './unsaved-notice.tsx';
export { useFollowProject } from './preview/use-follow-project.ts';
export { getBetaRelease, refetchPromotion, usePromotionStatus } from './use-promotion.ts';
export { getVersionLabel, isUpToDate } from './versions/version-label.ts';
