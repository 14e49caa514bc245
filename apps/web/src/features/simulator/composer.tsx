import { IconButton } from '@confab/ui';
import { TextInput } from '@mantine/core';
import { IconSend, IconVolumeOff } from '@tabler/icons-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface ComposerProps {
  /** Whether the assistant is waiting for an answer. */
  readonly isOpen: boolean;
  readonly onSay: (text: string) => void;
  readonly onSilence: () => void;
}

/** What to say next. The arrow keys bring back what was said before. */
export function Composer({ isOpen, onSay, onSilence }: ComposerProps) {
  const say = useWords(words);
  const [text, setText] = useState('');
  const [former, setFormer] = useState<readonly string[]>([]);
  const [at, setAt] = useState<number>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || !isOpen) return;
    setFormer((known) => [...known.filter((one) => one !== said), said]);
    setAt(undefined);
    setText('');
    onSay(said);
  }

  function recall(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = (at ?? former.length) + (event.key === 'ArrowUp' ? -1 : 1);
    const inRange = Math.min(former.length, Math.max(0, next));
    setAt(inRange);
    setText(former[inRange] ?? '');
  }

  return (
    <form className={classes.composer} onSubmit={submit}>
      <TextInput
        style={{ flex: 1 }}
        aria-label={say.youSay}
        placeholder={isOpen ? say.saySomething : ''}
        value={text}
        maxLength={1_000}
        autoComplete="off"
        onKeyDown={recall}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <IconButton label={say.sayNothing} icon={<IconVolumeOff size={17} />} disabled={!isOpen} onClick={onSilence} />
      <IconButton
        type="submit"
        label={say.send}
        icon={<IconSend size={17} />}
        disabled={!isOpen || text.trim() === ''}
      />
    </form>
  );
}
