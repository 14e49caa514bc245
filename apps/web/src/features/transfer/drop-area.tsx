import { IconFileImport } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './transfer.module.css';

interface DropAreaProps {
  /** Name of the chosen file; undefined before one is chosen. */
  readonly fileName: string | undefined;
  /** Extensions of files that may be chosen. */
  readonly accept?: string;
  readonly isDisabled: boolean;
  readonly onChoose: (file: File) => void;
}

/** Area to choose or drop a file. The file input covers it, so keyboards and screen readers can use it. */
export function DropArea({ fileName, accept = '.json,.zip', isDisabled, onChoose }: DropAreaProps) {
  const say = useWords(words);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled) onChoose(file);
  }

  return (
    <div
      className={`${classes.drop} ${isOver ? classes.over : ''} ${fileName === undefined ? '' : classes.chosen}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileImport size={fileName === undefined ? 28 : 20} stroke={1.5} aria-hidden="true" />
      <span className={classes.dropWords}>
        <strong>{fileName ?? say.choose}</strong>
        <span className={classes.quiet}>{fileName === undefined ? say.orDrop : say.another}</span>
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={fileName === undefined ? say.choose : `${say.another} (${fileName})`}
        disabled={isDisabled}
        data-autofocus
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Lets the same file be chosen again after it was changed.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
