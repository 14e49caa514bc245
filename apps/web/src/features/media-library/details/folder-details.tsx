import type { FileItem } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useFormatTime } from '../../../dates/index.ts';
import { useLanguage } from '../../../words/language.ts';
import { useWords } from '../../../words/define-words.ts';
import type { LibraryClient } from '../data/library-client.ts';
import { createLibraryKey } from '../data/library-queries.ts';
import { formatSize } from '../list/format-size.ts';
import { DetailsHead } from './details-head.tsx';
import { Facts } from './facts.tsx';
import { words } from '../words.ts';

interface FolderDetailsProps {
  readonly item: FileItem;
  readonly client: LibraryClient;
}

/** The details of a folder: how many files it and its folders contain. */
export function FolderDetails({ item, client }: FolderDetailsProps) {
  const say = useWords(words);
  const format = useFormatTime();
  const language = useLanguage((state) => state.language);
  const inside = useQuery({
    queryKey: [...createLibraryKey(client.teamId), 'below', item.id],
    queryFn: () => client.listFilesBelow(item.id),
  });
  const files = inside.data?.items.filter(({ isFile }) => isFile) ?? [];
  const isWhole = inside.data !== undefined && inside.data.items.length === inside.data.total;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <DetailsHead item={item} />
      <Facts
        facts={[
          [say.column('type'), say.folder],
          [say.location, item.filterPath],
          [say.contents, inside.data && say.filesInside(files.length, isWhole)],
          [say.column('size'), inside.data && isWhole ? formatSize(bytes, language) : undefined],
          [say.created, format(item.dateCreated)],
          [say.column('dateModified'), format(item.dateModified)],
        ]}
      />
    </>
  );
}
