import { ModalFrame, SplitHandle } from '@confab/ui';
import { Button } from '@mantine/core';
import { useDeferredValue, useRef, useState } from 'react';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import type { CodeName } from '../code/code-completions.ts';
import { CodeEditor, type CodeEditorHandle } from '../code/code-editor.tsx';
import type { TextPlace, WriteText } from '../text/text-source.ts';
import { useTextWindow } from '../text/use-text-window.ts';
import { EmailPreview } from './email-preview.tsx';
import { HtmlFrame } from './html-frame.tsx';
import { useSidePane } from '../use-side-pane.ts';
import { words } from '../words.ts';
import classes from '../scripts.module.css';

interface HtmlModalProps {
  readonly html: string;
  /** Absent when the HTML is read-only. */
  readonly onApply?: WriteText;
  /** Receives the text as it changes, and undefined when the window is closed. */
  readonly onType?: (text: string | undefined) => void;
  /** Where the HTML is in a project; it is then stored as it is typed. */
  readonly place?: TextPlace;
  /** Offered after `{tv.`. */
  readonly tokens?: readonly CodeName[];
  readonly onClose: () => void;
}

/** HTML code editor with a preview of the HTML or of the email (A2.48). */
export function HtmlModal({ html: given, onApply, onType, place, tokens, onClose }: HtmlModalProps) {
  const say = useWords(words);
  const pane = useSidePane();
  const editor = useRef<CodeEditorHandle>(null);
  const {
    source,
    text: html,
    isReadOnly,
    frame,
  } = useTextWindow({ first: given, onApply, place, hasUndo: true, onType, onClose });
  const [isEmail, setIsEmail] = useState(false);
  const shown = useDeferredValue(html);
  // Empty HTML has no preview (A5.23).
  const isBlank = html.trim() === '';

  function editVisually() {
    openModal('wysiwyg', {
      html,
      onApply: (applied) => editor.current?.replace(applied, html),
      ...(tokens && { tokens }),
      ...(place && { place }),
    });
  }

  return (
    <ModalFrame title={say.htmlTitle} mode="fullScreen" {...frame}>
      <div className={classes.panes}>
        <CodeEditor
          language="html"
          label={say.html}
          handle={editor}
          source={source}
          place={place}
          isReadOnly={isReadOnly}
          names={{ tokens }}
        />
        <SplitHandle label={say.sideWidth} edge="left" {...pane} />
        <section className={classes.side} style={{ width: pane.size }} aria-label={say.preview}>
          <div className={classes.sideHead}>
            <span className={classes.label}>{isEmail ? say.previewEmail : say.preview}</span>
            <span>
              {!isReadOnly && (
                <Button mr="2xs" size="compact-sm" variant="default" disabled={isBlank} onClick={editVisually}>
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
