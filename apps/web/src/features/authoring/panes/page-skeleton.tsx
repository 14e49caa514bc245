import { Skeleton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';

/** Placeholder in the shape of a page with a title, a toolbar and a table, while its code is loaded. */
export function PageSkeleton() {
  const say = useWords(words);
  return (
    <div className={classes.skeletonPage} role="status" aria-label={say.loadingPage}>
      <Skeleton height={28} width={180} />
      <Skeleton height={34} width="min(420px, 100%)" />
      {Array.from({ length: 8 }, (_row, at) => (
        <Skeleton key={at} height={38} />
      ))}
    </div>
  );
}
