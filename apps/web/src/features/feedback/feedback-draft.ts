import { create } from 'zustand';
import { onSignOut } from '../../session/sign-out-cleanup.ts';

interface FeedbackDraft {
  /** 1 to 5; 0 is none. */
  readonly rating: number;
  readonly text: string;
  readonly wantsContact: boolean;
}

const emptyDraft: FeedbackDraft = { rating: 0, text: '', wantsContact: false };

/** What is written in the feedback modal: it stays when the modal is closed, until it is sent or the account signs out. */
export const useFeedbackDraft = create<FeedbackDraft>(() => emptyDraft);

export const setFeedbackDraft = (changes: Partial<FeedbackDraft>) => useFeedbackDraft.setState(changes);

export const clearFeedbackDraft = () => useFeedbackDraft.setState(emptyDraft);

onSignOut(clearFeedbackDraft);
