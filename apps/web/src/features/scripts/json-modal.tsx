import { parseJson } from '@confab/inputs';
import { ModalFrame } from '@confab/ui';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { CodeEditor } from './code/code-editor.tsx';
import { useConfirmedClose } from './use-confirmed-close.ts';
import { words } from './words.ts';
import classes from './scripts.module.css';

interface JsonModalProps {
  /** JSON text; empty for no value. */
  readonly json: string;
  /** Receives valid JSON or an empty text. Absent when the value is read-only. */
  readonly onApply?: (json: string) => void;
  readonly onClose: () => void;
}

/** Edits a value as JSON; invalid JSON cannot be applied. */
export function JsonModal({ json: given, onApply, onClose }: JsonModalProps) {
  const say = useWords(words);
  const [json, setJson] = useState(given);
  const isJson = json.trim() === '' || parseJson(json) !== undefined;
  const close = useConfirmedClose({ isChanged: json !== given, onClose });

  function apply() {
    onApply?.(json);
    onClose();
  }

  const leave = { label: onApply ? say.cancel : say.close, kind: 'secondary', onPress: close } as const;
  const kind = isJson ? 'primary' : 'disabled';
  return (
    <ModalFrame
      title={say.jsonTitle}
      mode="fullScreen"
      messages={isJson ? [] : [{ level: 'warning', text: say.notJson }]}
      buttons={onApply ? [leave, { label: say.apply, kind, onPress: apply }] : [leave]}
      onClose={close}
    >
      <div className={classes.panes}>
        <CodeEditor language="json" label={say.json} code={json} isReadOnly={!onApply} onChange={setJson} />
      </div>
    </ModalFrame>
  );
}
