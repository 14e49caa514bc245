import { listExtensions, type AssetFileType } from '@confab/model/media';
import type { Ref } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { readChosenFiles, type DroppedFile } from './read-dropped-files.ts';
import { words } from '../words.ts';

interface FilePickerProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly fileTypes: readonly AssetFileType[];
  readonly onChoose: (files: readonly DroppedFile[]) => void;
}

/** The hidden input whose dialog chooses files of the computer. */
export function FilePicker({ inputRef, fileTypes, onChoose }: FilePickerProps) {
  const say = useWords(words);
  return (
    <input
      ref={inputRef}
      type="file"
      multiple
      hidden
      accept={listExtensions(fileTypes).join(',')}
      aria-label={say.uploadFiles}
      onChange={(event) => {
        const files = readChosenFiles(event.currentTarget.files ?? []);
        // Lets the same file be chosen again after it was changed.
        event.currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
