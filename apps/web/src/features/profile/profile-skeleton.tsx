import { Skeleton } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import classes from './profile.module.css';
import { words } from './words.ts';

/** The placeholder shown while the profile is loading. */
export function ProfileSkeleton() {
  const text = useWords(words);
  return (
    <div className={classes.panel} role="status" aria-label={text.loading}>
      <Skeleton height={34} width="70%" mb="calc(var(--cf-space-7) + var(--cf-space-2))" />
      <div className={classes.skeletonPhoto}>
        <Skeleton height={96} circle />
        <Skeleton height={36} width={190} />
      </div>
      <div className={classes.skeletonRows}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row}>
            <Skeleton height={12} width={90} mb="xs" />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </div>
  );
}
