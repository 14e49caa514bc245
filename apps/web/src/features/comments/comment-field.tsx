import { limits } from '@confab/model';
import { Button, Combobox, Group, Textarea, useCombobox } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './comments.module.css';
import { colleaguesFor, mentionAt, mentionsIn, withMention } from './mention.ts';
import type { Said } from './use-comments.ts';
import { useColleagues } from './use-colleagues.ts';
import { words } from './words.ts';

interface CommentFieldProps {
  /** What it is for; its name for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** What the button that sends it says. */
  readonly sendLabel: string;
  readonly first?: string;
  readonly isFocused?: boolean;
  readonly isSending: boolean;
  readonly failure: string | undefined;
  /** Resolves once it is stored; what was typed is kept when it rejects. */
  readonly onSend: (said: Said) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** Where a comment is written: `@` offers the people of the team, Ctrl Enter sends. */
export function CommentField(props: CommentFieldProps) {
  const { label, placeholder, sendLabel, first = '', isFocused = false, isSending, failure, onSend, onCancel } = props;
  const say = useWords(words);
  const sayMessage = useMessage();
  const colleagues = useColleagues();
  const [text, setText] = useState(first);
  const [mention, setMention] = useState<ReturnType<typeof mentionAt>>();
  const field = useRef<HTMLTextAreaElement>(null);
  const combobox = useCombobox();
  const offered = mention ? colleaguesFor(mention.typed, colleagues) : [];
  const isOpen = offered.length > 0;
  const isTooLong = text.trim().length > limits.commentMax;
  const maySend = text.trim() !== '' && !isTooLong && !isSending;

  const offer = useEffectEvent((hasSome: boolean) => {
    if (!hasSome) return combobox.closeDropdown();
    combobox.openDropdown();
    combobox.selectFirstOption();
  });
  const whom = offered.map(({ accountId }) => accountId).join();
  useEffect(() => offer(whom !== ''), [whom]);

  function change(next: string, caret: number) {
    setText(next);
    setMention(mentionAt(next, caret));
  }

  function choose(name: string) {
    if (!mention) return;
    const next = withMention(text, mention, name);
    setText(next.text);
    setMention(undefined);
    // The field shows the new text only once it is drawn.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  async function send() {
    if (!maySend) return;
    try {
      await onSend({ text: text.trim(), mentions: mentionsIn(text, colleagues) });
      setText('');
    } catch {
      // What was typed stays, and why it failed stands below.
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setMention(undefined);
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked to write here
            autoFocus={isFocused}
            value={text}
            error={
              isTooLong
                ? say.tooLong(limits.commentMax.toLocaleString())
                : failure === undefined
                  ? undefined
                  : sayMessage(failure)
            }
            onChange={({ currentTarget }) => change(currentTarget.value, currentTarget.selectionStart)}
            onKeyDown={handleKey}
            onBlur={() => setMention(undefined)}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isOpen}>
          <Combobox.Options aria-label={say.people}>
            {offered.map(({ accountId, name }) => (
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
            <Button size="compact-sm" variant="default" onClick={onCancel}>
              {say.cancel}
            </Button>
          )}
          <Button size="compact-sm" loading={isSending} disabled={!maySend} onClick={() => void send()}>
            {sendLabel}
          </Button>
        </Group>
      )}
    </div>
  );
}
