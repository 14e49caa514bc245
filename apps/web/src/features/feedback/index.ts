export { FeedbackModal } from './feedback-modal.tsx';
