import { ModalFrame, SplitHandle } from '@confab/ui';
import { Button } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import type { CodeName } from '../code/code-completions.ts';
import { CodeEditor } from '../code/code-editor.tsx';
import { EmailPreview } from './email-preview.tsx';
import { HtmlFrame } from './html-frame.tsx';
import { useConfirmedClose } from '../use-confirmed-close.ts';
import { useSidePane } from '../use-side-pane.ts';
import { words } from '../words.ts';
import classes from '../scripts.module.css';

interface HtmlModalProps {
  readonly html: string;
  /** Absent when the HTML is read-only. */
  readonly onApply?: (html: string) => void;
  /** Offered after `{tv.`. */
  readonly tokens?: readonly CodeName[];
  readonly onClose: () => void;
}

/** HTML code editor with a preview of the HTML or of the email (A2.48). */
export function HtmlModal({ html: given, onApply, tokens, onClose }: HtmlModalProps) {
  const say = useWords(words);
  const pane = useSidePane();
  const [html, setHtml] = useState(given);
  const [isEmail, setIsEmail] = useState(false);
  const shown = useDeferredValue(html);
  const close = useConfirmedClose({ isChanged: html !== given, onClose });
  // Empty HTML has no preview (A5.23).
  const isBlank = html.trim() === '';

  function apply() {
    onApply?.(html);
    onClose();
  }

  const leave = { label: onApply ? say.cancel : say.close, kind: 'secondary', onPress: close } as const;
  return (
    <ModalFrame
      title={say.htmlTitle}
      mode="fullScreen"
      buttons={onApply ? [leave, { label: say.apply, kind: 'primary', onPress: apply }] : [leave]}
      onClose={close}
    >
      <div className={classes.panes}>
        <CodeEditor
          language="html"
          label={say.html}
          code={html}
          isReadOnly={!onApply}
          names={{ tokens }}
          onChange={setHtml}
        />
        <SplitHandle label={say.sideWidth} edge="left" {...pane} />
        <section className={classes.side} style={{ width: pane.size }} aria-label={say.preview}>
          <div className={classes.sideHead}>
            <span className={classes.label}>{isEmail ? say.previewEmail : say.preview}</span>
            <span>
              {onApply && (
                <Button
                  mr={6}
                  size="compact-sm"
                  variant="default"
                  disabled={isBlank}
                  onClick={() => openModal('htmlVisual', { html, onApply: setHtml, ...(tokens && { tokens }) })}
                >
                  {say.editVisually}
                </Button>
              )}
              <Button size="compact-sm" variant="default" disabled={isBlank} onClick={() => setIsEmail(!isEmail)}>
                {isEmail ? say.backToPreview : say.previewEmail}
              </Button>
            </span>
          </div>
          {isEmail ? <EmailPreview html={html} /> : <HtmlFrame title={say.previewOf} html={shown} />}
          <p className={classes.hint}>{say.previewHint}</p>
        </section>
      </div>
    </ModalFrame>
  );
}
