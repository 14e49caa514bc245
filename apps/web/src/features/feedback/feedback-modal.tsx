import { ModalFrame, type ModalMessage } from '@confab/ui';
import { Checkbox, Textarea } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { setFeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';
import classes from './feedback.module.css';
import { StarRating } from './star-rating.tsx';
import { useSendFeedback } from './use-send-feedback.ts';
import { words } from './words.ts';

const longest = 5_000;

/** The modal Leave Some Feedback: stars, a text and a contact checkbox (P2.56). */
export function FeedbackModal({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(words);
  const sayMessage = useMessage();
  const labelId = useId();
  const draft = useFeedbackDraft();
  const { mutate, variables, isPending, isSuccess, error } = useSendFeedback();
  // What was sent is shown until the modal is closed.
  const sent = isPending || isSuccess ? variables : undefined;
  const { rating, text, wantsContact } = sent ?? draft;
  const isEmpty = rating === 0 && text.trim() === '';
  const messages: ModalMessage[] = [];
  if (error) messages.push({ level: 'error', text: sayMessage(error) });
  if (isSuccess) messages.push({ level: 'success', text: say.thanks });

  return (
    <ModalFrame
      title={say.title}
      messages={messages}
      buttons={[
        { label: say.close, kind: 'secondary', onPress: onClose },
        {
          label: say.submit,
          kind: isEmpty || isSuccess ? 'disabled' : 'primary',
          isLoading: isPending,
          onPress: () => mutate({ rating, text: text.trim(), wantsContact }),
        },
      ]}
      onClose={onClose}
    >
      <div className={classes.form}>
        <div>
          <p className={classes.label} id={labelId}>
            {say.rating}
          </p>
          <StarRating
            labelId={labelId}
            rating={rating}
            isDisabled={sent !== undefined}
            onRate={(stars) => setFeedbackDraft({ rating: stars })}
          />
        </div>
        <Textarea
          label={say.text}
          placeholder={say.placeholder}
          rows={5}
          maxLength={longest}
          value={text}
          readOnly={sent !== undefined}
          onChange={(event) => setFeedbackDraft({ text: event.currentTarget.value })}
        />
        <Checkbox
          label={say.contact}
          checked={wantsContact}
          disabled={sent !== undefined}
          onChange={(event) => setFeedbackDraft({ wantsContact: event.currentTarget.checked })}
        />
      </div>
    </ModalFrame>
  );
}
