export { OnePublishModal } from './one-publish-modal.tsx';
