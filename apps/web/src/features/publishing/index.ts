export { PublishModal, type PublishModalProps } from './publish-modal.tsx';
