import { IconButton } from '@confab/ui';
import { IconBold, IconItalic, IconLink, IconList } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../../words/define-words.ts';
import { InsertTokenButton } from '../tokens/insert-token-button.tsx';
import { insertToken } from '../tokens/token-completion.ts';
import { formats, formatSelection, type Format, type SelectedText } from './format-selection.ts';
import { ListenButton } from './speech/listen-button.tsx';
import { formatSpeech } from './speech/speech-formats.ts';
import { SpeechMenus } from './speech/speech-menu.tsx';
import { words } from './words.ts';
import classes from './composer.module.css';

interface TextToolbarProps {
  /** The id and label of the text area. */
  readonly fieldId: string;
  readonly label: string;
  /** The language of the marks that format the text. */
  readonly marks: 'markdown' | 'speech';
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const icons = { bold: IconBold, italic: IconItalic, link: IconLink, list: IconList } as const;

/** Buttons over a text that format the selected words and insert variables. */
export function TextToolbar({ fieldId, label, marks, text: current, onChange }: TextToolbarProps) {
  const say = useWords(words);

  function change(edit: (selected: SelectedText) => SelectedText) {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { text, start, end } = edit({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
    // At once: the next key may come before the next frame.
    flushSync(() => onChange(text));
    field.focus();
    field.setSelectionRange(start, end);
  }
  function insert(name: string) {
    change(({ text, end }) => {
      const done = insertToken(text, end, name);
      return { text: done.text, start: done.caret, end: done.caret };
    });
  }

  return (
    <div className={classes.toolbar} role="toolbar" aria-label={say.toolsOf(label)}>
      {marks === 'markdown'
        ? formats.map((format: Format) => {
            const Icon = icons[format];
            return (
              <IconButton
                key={format}
                size={24}
                label={say[format]}
                icon={<Icon size={16} aria-hidden="true" />}
                // Keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => change((selected) => formatSelection(selected, format))}
              />
            );
          })
        : null}
      {marks === 'speech' ? (
        <>
          <SpeechMenus label={label} onFormat={(format) => change((selected) => formatSpeech(selected, format))} />
          <ListenButton label={label} text={current} />
        </>
      ) : null}
      <InsertTokenButton label={label} onInsert={insert} />
    </div>
  );
}
