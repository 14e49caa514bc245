import { EmptyState } from '@confab/ui';
import { IconTestPipe } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/** Runs of the project's tests (A2.9). */
export function TestRunsTab() {
  const say = useWords(words);
  return (
    <EmptyState icon={<IconTestPipe size={26} stroke={1.6} />} title={say.noRuns}>
      {say.noRunsText}
    </EmptyState>
  );
}
