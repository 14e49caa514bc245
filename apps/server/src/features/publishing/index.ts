export { assertPublishable } from './assert-publishable.ts';
export { readVersions, type SourceCheck } from './check-source.ts';
export { notifyAboutPublication } from './notify-about-publication.ts';
export { assertSourceUnchanged, getPromotionTargets, getStagePointers, promoteProject } from './promote-project.ts';
export { addOverride } from './releases.repository.ts';
