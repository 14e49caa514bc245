import { ModalFrame } from '@confab/ui';
import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import type { CodeName } from './code-completions.ts';
import { FormatToolbar } from './format-toolbar.tsx';
import { useClosing } from './use-closing.ts';
import { useVisualFrame } from './use-visual-frame.ts';
import { words } from './words.ts';
import classes from './scripts.module.css';

interface HtmlVisualModalProps {
  readonly html: string;
  readonly tokens?: readonly CodeName[];
  readonly onApply: (html: string) => void;
  readonly onClose: () => void;
}

/** Edits HTML as it looks (A2.52); OK waits until its author knows what that may do to the code (A2.53). */
export function HtmlVisualModal({ html, tokens = [], onApply, onClose }: HtmlVisualModalProps) {
  const say = useWords(words);
  const frame = useRef<HTMLIFrameElement>(null);
  const visual = useVisualFrame(frame, html);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const close = useClosing({ isChanged: visual.isChanged, onClose });

  function apply() {
    const changed = visual.read();
    if (changed !== undefined) onApply(changed);
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
        <FormatToolbar tokens={tokens} onCommand={visual.run} />
        {/* Without allow-scripts nothing in it ever runs; the page itself edits what stands in it. */}
        <iframe
          ref={frame}
          className={classes.frame}
          title={say.visualOf}
          sandbox="allow-same-origin"
          data-autofocus
          tabIndex={0}
        />
        <Checkbox
          label={say.mayOverride}
          checked={isConfirmed}
          onChange={(event) => setIsConfirmed(event.currentTarget.checked)}
        />
      </div>
    </ModalFrame>
  );
}
