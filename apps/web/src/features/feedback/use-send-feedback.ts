import { feedbackCalls } from '@confab/contracts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useSession } from '../../session/session-store.ts';
import { clearFeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';

interface Feedback {
  /** 1 to 5; 0 is none. */
  readonly rating: number;
  readonly text: string;
  readonly wantsContact: boolean;
}

/** Sends feedback of the signed-in account. */
export function useSendFeedback() {
  const api = useApi();
  const username = useSession((state) => state.signIn?.email ?? '');
  return useMutation({
    mutationFn: (feedback: Feedback) => api.call(feedbackCalls.sendFeedback, { body: { username, ...feedback } }),
    // The answer may arrive after the modal was closed, and after something else was written.
    onSuccess: (_, { rating, text, wantsContact }) => {
      const draft = useFeedbackDraft.getState();
      if (draft.rating === rating && draft.text.trim() === text && draft.wantsContact === wantsContact)
        clearFeedbackDraft();
    },
  });
}
