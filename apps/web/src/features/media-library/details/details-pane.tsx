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

/** The details of what is selected (A2.87, A2.88). */
export function DetailsPane({ library: { selection, client } }: { readonly library: Library }) {
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
        <FileDetails key={only.id} item={only} client={client} />
      ) : (
        <FolderDetails key={only.id} item={only} client={client} />
      )}
    </div>
  );
}
