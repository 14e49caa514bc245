import { ModalFrame } from '@confab/ui';
import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { CodeName } from '../code/code-completions.ts';
import { FormatToolbar } from './format-toolbar.tsx';
import { useConfirmedClose } from '../use-confirmed-close.ts';
import { TextPeople } from '../text/text-people.tsx';
import type { TextPlace } from '../text/text-source.ts';
import { usePresenceInText } from '../text/use-text-source.ts';
import { VisualFrame, type VisualFrameHandle } from './visual-frame.tsx';
import { words } from '../words.ts';
import classes from '../scripts.module.css';

interface HtmlVisualModalProps {
  readonly html: string;
  readonly tokens?: readonly CodeName[];
  /** Where the HTML is in a project, in which others may edit it at the same time. */
  readonly place?: TextPlace;
  readonly onApply: (html: string) => void;
  /** Receives the HTML as it changes, and undefined when the window is closed. */
  readonly onType?: (html: string | undefined) => void;
  readonly onClose: () => void;
}

/**
 * Visual HTML editor (A2.52). OK requires a checkbox, because saving may override code changes (A2.53): until then nothing
 * is stored.
 */
export function HtmlVisualModal({ html, tokens = [], place, onApply, onType, onClose: leave }: HtmlVisualModalProps) {
  const say = useWords(words);
  const page = useRef<VisualFrameHandle>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const close = useConfirmedClose({ isChanged, onClose });
  usePresenceInText(place);

  function onClose() {
    onType?.(undefined);
    leave();
  }
  function change() {
    setIsChanged(true);
    if (page.current) onType?.(page.current.read());
  }
  function apply() {
    // Without a change the HTML keeps its original spelling.
    if (isChanged && page.current) onApply(page.current.read());
    onClose();
  }

  return (
    <ModalFrame
      title={say.visualTitle}
      mode="fullScreen"
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: close },
        { label: say.ok, kind: isConfirmed ? 'primary' : 'disabled', onPress: apply },
      ]}
      onClose={close}
    >
      <div className={classes.visual}>
        <div className={classes.people}>
          <TextPeople place={place} />
        </div>
        <FormatToolbar tokens={tokens} onCommand={(...what) => page.current?.run(...what)} />
        <VisualFrame title={say.visualOf} html={html} handle={page} onChange={change} />
        <Checkbox
          label={say.mayOverride}
          checked={isConfirmed}
          onChange={(event) => setIsConfirmed(event.currentTarget.checked)}
        />
      </div>
    </ModalFrame>
  );
}
