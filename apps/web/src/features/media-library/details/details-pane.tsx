import { EmptyState } from '@confab/ui';
import { IconFiles, IconFileSearch } from '@tabler/icons-react';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/define-words.ts';
import { formatTotalSize } from '../list/format-size.ts';
import type { Library } from '../use-library.ts';
import classes from './details.module.css';
import { isLibraryFile } from '../data/is-library-file.ts';
import { FileDetails } from './file-details.tsx';
import { FolderDetails } from './folder-details.tsx';
import { words } from '../words.ts';

export interface DetailsPaneProps {
  readonly library: Library;
  /** Adds a file to the shown folder, such as one made from the selected file; undefined if none can be added. */
  readonly onAddFile: ((file: File) => void) | undefined;
}

/** The details of the selected items (A2.87, A2.88). */
export function DetailsPane({ library: { selection, client }, onAddFile }: DetailsPaneProps) {
  const say = useWords(words);
  const language = useLanguage((state) => state.language);
  const { selected } = selection;
  const [only] = selected;
  if (!only) {
    return (
      <EmptyState icon={<IconFileSearch size={24} />} title={say.selectToPreview}>
        {say.selectToPreviewHint}
      </EmptyState>
    );
  }
  if (selected.length > 1) {
    const size = formatTotalSize(selected, language);
    return (
      <EmptyState icon={<IconFiles size={24} />} title={say.itemsSelected(selected.length)}>
        {size !== undefined && say.together(size)}
      </EmptyState>
    );
  }
  return (
    <div className={classes.details}>
      {isLibraryFile(only) ? (
        <FileDetails key={only.id} item={only} {...{ client, onAddFile }} />
      ) : (
        <FolderDetails key={only.id} item={only} client={client} />
      )}
    </div>
  );
}
