import { Skeleton } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { words } from '../words.ts';

/** A placeholder in the shape of a page, shown while its code loads. */
export function PageLoading() {
  const { loadingPage } = useWords(words);
  return (
    <output aria-label={loadingPage} style={{ display: 'grid', gap: 16, maxWidth: 960, margin: '0 auto', padding: 32 }}>
      <Skeleton height={28} width={220} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </output>
  );
}
