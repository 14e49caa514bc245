import { limits } from '@confab/model';
import { isComposing } from '@confab/ui/is-composing';
import { Button, Combobox, Group, Textarea, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { createDraftKey, removeSentDraft, setDraft, useDraft, type DraftPlace } from './comment-drafts.ts';
import classes from './comments.module.css';
import { filterColleagues, findMentionAt, findMentionedIds, insertMention } from './mentions.ts';
import type { CommentDraft } from './use-comments.ts';
import { useColleagues } from './use-colleagues.ts';
import { words } from './words.ts';
import type { Message } from '../../words/message.ts';

interface CommentFieldProps {
  /** Accessible name. */
  readonly label: string;
  readonly placeholder: string;
  /** Label of the send button. */
  readonly sendLabel: string;
  /** Where the comment belongs; its draft is kept for it. */
  readonly place: DraftPlace;
  readonly initialText?: string;
  readonly isFocused?: boolean;
  readonly isSending: boolean;
  readonly failure: Message | undefined;
  /** Resolves once the comment is stored. When it rejects, the text is kept. */
  readonly onSend: (draft: CommentDraft) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** The field for writing a comment: `@` suggests people of the team, Ctrl Enter sends. */
export function CommentField(props: CommentFieldProps) {
  const {
    label,
    placeholder,
    sendLabel,
    place,
    initialText = '',
    isFocused = false,
    isSending,
    failure,
    onSend,
    onCancel,
  } = props;
  const say = useWords(words);
  const translate = useMessage();
  const colleagues = useColleagues();
  const draftKey = createDraftKey(useEditingSession().projectId, place);
  const text = useDraft(draftKey) ?? initialText;
  const [mention, setMention] = useState<ReturnType<typeof findMentionAt>>();
  const field = useRef<HTMLTextAreaElement>(null);
  const combobox = useCombobox();
  const suggestions = mention ? filterColleagues(mention.typed, colleagues) : [];
  const isOpen = suggestions.length > 0;
  const isTooLong = text.trim().length > limits.commentMax;
  const canSend = text.trim() !== '' && !isTooLong && !isSending;

  const updateDropdown = useEffectEvent((hasSome: boolean) => {
    if (!hasSome) return combobox.closeDropdown();
    combobox.openDropdown();
    combobox.selectFirstOption();
  });
  const suggestedIds = suggestions.map(({ accountId }) => accountId).join();
  useEffect(() => updateDropdown(suggestedIds !== ''), [suggestedIds]);

  const setText = (next: string) => setDraft(draftKey, next === initialText ? undefined : next);

  function change(next: string, caret: number) {
    setText(next);
    setMention(findMentionAt(next, caret));
  }

  function choose(name: string) {
    if (!mention) return;
    const next = insertMention(text, mention, name);
    // At once: the next key may come before the next frame.
    flushSync(() => {
      setText(next.text);
      setMention(undefined);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  }

  async function send() {
    if (!canSend) return;
    try {
      await onSend({ text: text.trim(), mentions: findMentionedIds(text, colleagues) });
      removeSentDraft(draftKey, text);
    } catch {
      // The text is kept, and the `failure` prop shows the error.
    }
  }

  function cancel() {
    setDraft(draftKey, undefined);
    onCancel?.();
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isOpen) {
      event.preventDefault();
      void send();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setMention(undefined);
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      cancel();
    }
  }

  return (
    <div className={classes.composer}>
      <Combobox store={combobox} position="bottom-start" shadow="md" withinPortal onOptionSubmit={choose}>
        <Combobox.Target withKeyboardNavigation={isOpen} withAriaAttributes={isOpen} autoComplete="off">
          <Textarea
            ref={field}
            autosize
            minRows={onCancel ? 2 : 1}
            maxRows={12}
            size="sm"
            aria-label={label}
            placeholder={placeholder}
            data-autofocus={isFocused || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the author has just opened this field
            autoFocus={isFocused}
            value={text}
            error={isTooLong ? say.tooLong(limits.commentMax) : failure === undefined ? undefined : translate(failure)}
            onChange={({ currentTarget }) => change(currentTarget.value, currentTarget.selectionStart)}
            onKeyDown={handleKey}
            onBlur={() => setMention(undefined)}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen}>
          <Combobox.Options aria-label={say.people}>
            {suggestions.map(({ accountId, name }) => (
              <Combobox.Option key={accountId} value={name} onMouseDown={(event) => event.preventDefault()}>
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {(text !== '' || onCancel) && (
        <Group gap="xs" justify="flex-end">
          {onCancel && (
            <Button size="compact-sm" variant="default" onClick={cancel}>
              {say.cancel}
            </Button>
          )}
          <Button size="compact-sm" loading={isSending} disabled={!canSend} onClick={() => void send()}>
            {sendLabel}
          </Button>
        </Group>
      )}
    </div>
  );
}
