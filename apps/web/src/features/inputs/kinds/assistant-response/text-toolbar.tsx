import { IconButton } from '@confab/ui';
import { IconBold, IconItalic, IconLink, IconList } from '@tabler/icons-react';
import { useWords } from '../../../../words/define-words.ts';
import { InsertTokenButton } from '../tokens/insert-token-button.tsx';
import { insertToken } from '../tokens/token-completion.ts';
import { formats, formatSelection, type Format, type SelectedText } from './format-selection.ts';
import { words } from './words.ts';
import classes from './composer.module.css';

interface TextToolbarProps {
  /** The id and label of the text area. */
  readonly fieldId: string;
  readonly label: string;
  /** Whether the text can be formatted with Markdown. */
  readonly isFormatted: boolean;
  readonly onChange: (text: string) => void;
}

const icons = { bold: IconBold, italic: IconItalic, link: IconLink, list: IconList } as const;

/** Buttons over a text that format the selected words and insert variables. */
export function TextToolbar({ fieldId, label, isFormatted, onChange }: TextToolbarProps) {
  const say = useWords(words);

  function change(edit: (selected: SelectedText) => SelectedText) {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { text, start, end } = edit({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
    onChange(text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  }
  function insert(name: string) {
    change(({ text, end }) => {
      const done = insertToken(text, end, name);
      return { text: done.text, start: done.caret, end: done.caret };
    });
  }

  return (
    <div className={classes.toolbar} role="toolbar" aria-label={say.toolsOf(label)}>
      {isFormatted
        ? formats.map((format: Format) => {
            const Icon = icons[format];
            return (
              <IconButton
                key={format}
                size={24}
                label={say[format]}
                icon={<Icon size={15} aria-hidden="true" />}
                // Keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => change((selected) => formatSelection(selected, format))}
              />
            );
          })
        : null}
      <InsertTokenButton label={label} onInsert={insert} />
    </div>
  );
}
