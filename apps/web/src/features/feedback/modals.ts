import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the feedback feature. Each is loaded when it is first opened. */
const feedbackModals = {
  feedback: lazyModal(async () => (await import('./feedback-modal.tsx')).FeedbackModal),
};

registerModals(feedbackModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly feedback: typeof feedbackModals;
  }
}
