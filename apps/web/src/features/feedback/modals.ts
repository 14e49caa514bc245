import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the feedback feature. Each is loaded when it is first opened. */
const feedbackModals = {
  feedback: lazy(async () => ({ default: (await import('./feedback-modal.tsx')).FeedbackModal })),
};

registerModals(feedbackModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly feedback: typeof feedbackModals;
  }
}
