import { Skeleton } from '@mantine/core';

/** The shape of a page while its code is on the way: a heading and what stands below it. */
export function PageLoading() {
  return (
    <output
      aria-label="Loading the page"
      style={{ display: 'grid', gap: 16, maxWidth: 960, margin: '0 auto', padding: 32 }}
    >
      <Skeleton height={28} width={220} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </output>
  );
}
