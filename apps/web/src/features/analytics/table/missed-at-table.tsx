import type { AnalyticDataOf } from '@confab/contracts';
import { useDisplay } from '../display.ts';
import type { AnalyticNavigation } from '../filters/use-analytic-location.ts';
import { BarTable } from './bar-table.tsx';

interface MissedAtTableProps {
  readonly data: AnalyticDataOf<'misrecognitions'>;
  readonly navigation: AnalyticNavigation;
}

/** Where visitors were when they were not understood. */
export function MissedAtTable({ data: { nodes }, navigation }: MissedAtTableProps) {
  const { say, getNodeName } = useDisplay();
  if (nodes.length === 0) return null;
  return (
    <BarTable
      table={{
        columns: [say.missedAt, say.missed],
        rows: nodes.map(({ nodeId, name, times }) => [getNodeName(nodeId, name), times]),
        charted: 1,
      }}
      caption={say.missedAt}
      getHref={(row, column) => {
        const nodeId = nodes[row]?.nodeId;
        return column === 1 && nodeId
          ? navigation.toHref({ view: 'correspondence', at: nodeId, outcome: 'missed' })
          : undefined;
      }}
    />
  );
}
