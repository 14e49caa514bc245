import { IconButton } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { TextInput } from '@mantine/core';
import { IconMicrophone, IconPlayerStop, IconSend, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useChatWords } from '../../../chat/chat-words.tsx';
import { longestUtterance } from '../../../chat/composer/longest-utterance.ts';
import { getDictationLabel, useDictation } from '../../../chat/composer/use-dictation.ts';
import { useWords } from '../../../words/define-words.ts';
import { listPreviousInputs, findTurn } from './conversation-tree.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { useSimulatorHost } from '../simulator-host.tsx';
import { words } from '../words.ts';
import classes from './conversation.module.css';

interface ComposerProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly language: string;
}

/** The input field of the conversation. The arrow keys recall previous inputs; input sent while waiting is queued. */
export function Composer({ inputRef, language }: ComposerProps) {
  const say = useWords(words);
  const chat = useChatWords();
  const simulator = useSimulator();
  const tree = useSimulated((state) => state.tree);
  const isWaiting = useSimulated((state) => state.isWaiting);
  const [text, setText] = useState('');
  const [at, setAt] = useState<number>();
  const dictation = useDictation(language, (spoken) => setText(spoken.slice(0, longestUtterance)));
  const { isOpen } = useSimulatorHost();
  const endDictation = useEffectEvent(dictation.cancel);
  const head = findTurn(tree, tree.head);
  const hasEnded = head?.result.ended === true && !isWaiting;

  useEffect(() => {
    if (!isOpen) endDictation();
  }, [isOpen]);

  function change(next: string) {
    setText(next);
    dictation.clearFailure();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || hasEnded) return;
    // A text that is recognised later would be sent again.
    dictation.cancel();
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
    change(former[inRange] ?? '');
  }

  return (
    <>
      {dictation.hasFailed && (
        <p className={classes.notHeard} role="status">
          {say.notHeard}
        </p>
      )}
      <form className={classes.composer} onSubmit={submit}>
        <TextInput
          ref={inputRef}
          style={{ flex: 1 }}
          aria-label={say.youSay}
          placeholder={hasEnded ? '' : dictation.isOn ? chat.dictating : say.saySomething}
          value={text}
          maxLength={longestUtterance}
          autoComplete="off"
          onKeyDown={recall}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {dictation.isThere && (
          <IconButton
            label={getDictationLabel(dictation, chat)}
            icon={dictation.isOn ? <IconPlayerStop size={18} /> : <IconMicrophone size={18} />}
            className={classes.toggle}
            aria-pressed={dictation.isOn}
            onClick={dictation.toggle}
          />
        )}
        <IconButton
          label={say.sayNothing}
          icon={<IconVolumeOff size={18} />}
          disabled={!head || hasEnded || isWaiting}
          onClick={() => void simulator.say(null)}
        />
        <IconButton
          type="submit"
          label={say.send}
          icon={<IconSend size={18} />}
          disabled={hasEnded || text.trim() === ''}
        />
      </form>
    </>
  );
}
