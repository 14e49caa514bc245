import { IconButton } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { TextInput } from '@mantine/core';
import { IconMicrophone, IconPlayerStop, IconSend, IconVolumeOff } from '@tabler/icons-react';
import { useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { listPreviousInputs, findTurn } from './conversation-tree.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { useDictation } from './use-dictation.ts';
import { words } from '../words.ts';
import classes from './conversation.module.css';

interface ComposerProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly language: string;
}

/** The input field of the conversation. The arrow keys recall previous inputs; input sent while waiting is queued. */
export function Composer({ inputRef, language }: ComposerProps) {
  const say = useWords(words);
  const simulator = useSimulator();
  const tree = useSimulated((state) => state.tree);
  const isWaiting = useSimulated((state) => state.isWaiting);
  const [text, setText] = useState('');
  const [at, setAt] = useState<number>();
  const dictation = useDictation(language, setText);
  const head = findTurn(tree, tree.head);
  const hasEnded = head?.result.ended === true && !isWaiting;

  function submit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || hasEnded) return;
    setAt(undefined);
    setText('');
    void simulator.say(said);
  }

  function recall(event: KeyboardEvent) {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isComposing(event)) return;
    event.preventDefault();
    const former = listPreviousInputs(tree);
    const next = (at ?? former.length) + (event.key === 'ArrowUp' ? -1 : 1);
    const inRange = Math.min(former.length, Math.max(0, next));
    setAt(inRange);
    setText(former[inRange] ?? '');
  }

  return (
    <form className={classes.composer} onSubmit={submit}>
      <TextInput
        ref={inputRef}
        style={{ flex: 1 }}
        aria-label={say.youSay}
        placeholder={hasEnded ? '' : say.saySomething}
        value={text}
        maxLength={1_000}
        autoComplete="off"
        onKeyDown={recall}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {dictation && (
        <IconButton
          label={dictation.isListening ? say.stopDictating : say.dictate}
          icon={dictation.isListening ? <IconPlayerStop size={17} /> : <IconMicrophone size={17} />}
          aria-pressed={dictation.isListening}
          className={classes.toggle}
          onClick={dictation.toggle}
        />
      )}
      <IconButton
        label={say.sayNothing}
        icon={<IconVolumeOff size={17} />}
        disabled={!head || hasEnded || isWaiting}
        onClick={() => void simulator.say(null)}
      />
      <IconButton
        type="submit"
        label={say.send}
        icon={<IconSend size={17} />}
        disabled={hasEnded || text.trim() === ''}
      />
    </form>
  );
}
