import { EmptyState } from '@confab/ui';
import { IconTestPipe } from '@tabler/icons-react';

/** Runs of the project's tests (A2.9). */
export function TestRunsTab() {
  return (
    <EmptyState icon={<IconTestPipe size={26} stroke={1.6} />} title="Test runs are not available yet">
      Results of a project’s test cases will be listed here. Until then, the simulator shows how the project answers.
    </EmptyState>
  );
}
