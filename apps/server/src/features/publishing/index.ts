export { notifyAboutPublication } from './notify-about-publication.ts';
export { getPromotionTargets, getStagePointers, promoteProject } from './promote-project.ts';
