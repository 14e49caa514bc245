import { Skeleton, Stack } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

/** A placeholder shown while a form is loading. */
export function FormSkeleton() {
  const say = useWords(words);
  return (
    <Stack gap="lg" aria-busy="true" aria-label={say.loading}>
      <Skeleton height={30} width="70%" />
      {[1, 2, 3].map((at) => (
        <Stack key={at} gap="xs">
          <Skeleton height={12} width={90} />
          <Skeleton height={34} />
        </Stack>
      ))}
    </Stack>
  );
}
