import { parseJson } from '@confab/inputs';
import { ModalFrame } from '@confab/ui';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { CodeEditor } from './code/code-editor.tsx';
import { createJsonDraft } from './text/create-json-draft.ts';
import { createTextCopy, type TextPlace } from './text/text-source.ts';
import { useApplyFrame, usePresenceInText, useTextSource } from './text/use-text-source.ts';
import { words } from './words.ts';
import classes from './scripts.module.css';

interface JsonModalProps {
  /** JSON text; empty for no value. */
  readonly json: string;
  /** Receives valid JSON or an empty text. Absent when the value is read-only. */
  readonly onApply?: (json: string) => void;
  /** Where the value is in a project, in which others may change it at the same time. */
  readonly place?: TextPlace;
  readonly onClose: () => void;
}

/**
 * Edits a value as JSON; invalid JSON cannot be applied. Values that others store while the window is open are merged
 * into the text.
 */
export function JsonModal({ json: given, onApply, place, onClose }: JsonModalProps) {
  const say = useWords(words);
  const [source] = useState(() => (place ? createJsonDraft(place, given) : createTextCopy(given)));
  const { text: json, isGone } = useTextSource(source);
  const isJson = json.trim() === '' || parseJson(json) !== undefined;
  const { messages, ...frame } = useApplyFrame({ source, onApply, canApply: isJson, onClose });
  usePresenceInText(onApply && place);

  return (
    <ModalFrame
      title={say.jsonTitle}
      mode="fullScreen"
      {...frame}
      messages={isJson ? messages : [...messages, { level: 'warning', text: say.notJson }]}
    >
      <div className={classes.panes}>
        <CodeEditor
          language="json"
          label={say.json}
          source={source}
          place={place}
          hasCarets={false}
          isReadOnly={!onApply || isGone}
        />
      </div>
    </ModalFrame>
  );
}
