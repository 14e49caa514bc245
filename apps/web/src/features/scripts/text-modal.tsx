import { ModalFrame } from '@confab/ui';
import { Textarea } from '@mantine/core';
import { useId, useRef } from 'react';
import { EditingSessionProvider } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { ColleagueCarets, useTextSelection } from '../inputs/index.ts';
import { TextPeople } from './text/text-people.tsx';
import type { TextPlace, WriteText } from './text/text-source.ts';
import { useTextWindow } from './text/use-text-window.ts';
import { words } from './words.ts';
import classes from './scripts.module.css';

/** Rows of the text area unless the input sets another number (A2.57, A9.31). */
const defaultRows = 3;

interface TextModalProps {
  readonly text: string;
  readonly rows?: number;
  readonly label?: string;
  /** Absent when the text is read-only. */
  readonly onApply?: WriteText;
  /** Where the text is in a project; it is then stored as it is typed. */
  readonly place?: TextPlace;
  readonly onClose: () => void;
}

/** Edits a multi-line text in a modal. */
export function TextModal({ text: given, rows = defaultRows, label, onApply, place, onClose }: TextModalProps) {
  const say = useWords(words);
  const { source, text, isReadOnly, frame } = useTextWindow({ first: given, onApply, place, hasUndo: false, onClose });
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  useTextSelection(
    field,
    (selection) => {
      if (!isReadOnly) place?.session.startEdit(place.itemId, place.path, selection);
    },
    place,
  );

  return (
    <ModalFrame title={say.textTitle} size={720} {...frame}>
      <div className={classes.labelRow}>
        <label className={classes.label} htmlFor={id}>
          {label ?? say.text}
        </label>
        <TextPeople place={place} />
      </div>
      <div ref={field} className={classes.field} data-input={place?.path}>
        <Textarea
          id={id}
          value={text}
          rows={rows}
          resize="vertical"
          readOnly={isReadOnly}
          data-autofocus
          onChange={(event) => source.write(event.currentTarget.value)}
        />
        {place && (
          <EditingSessionProvider session={place.session}>
            <ColleagueCarets itemId={place.itemId} path={place.path} text={text} field={field} />
          </EditingSessionProvider>
        )}
      </div>
    </ModalFrame>
  );
}
