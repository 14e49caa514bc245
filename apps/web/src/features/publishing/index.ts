export { createEmbedCode } from './create-embed-code.ts';
export { PublishModal, type PublishModalProps } from './publish-modal.tsx';
export { usePromotionStatus } from './use-promotion.ts';
