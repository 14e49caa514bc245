import type { BodyOf, feedbackCalls, ReportState } from '@confab/contracts';
import { StatusBadge } from '@confab/ui';
import { Button } from '@mantine/core';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useReportState } from '../use-reports.ts';
import { words } from '../words.ts';

/** The states that a report goes to from each state. */
const next: Readonly<Record<ReportState, readonly ReportState[]>> = {
  New: ['Seen', 'Closed'],
  Seen: ['Closed'],
  Closed: ['New'],
};
const colours = { New: 'amber', Seen: 'green', Closed: 'green' } as const;

/** The state of a report, and the buttons that change it. */
export function ReportActions({ kind, id, state }: BodyOf<typeof feedbackCalls.setState>) {
  const say = useWords(words);
  const sort = useReportState();
  const mark = (to: ReportState) =>
    sort.mutate({ kind, id, state: to }, { onError: (error) => showToast({ kind: 'error', text: error }) });
  return (
    <>
      <StatusBadge colour={colours[state]} label={say[state]} isQuiet={state === 'Closed'} />
      {next[state].map((to) => (
        <Button key={to} size="compact-sm" variant="default" disabled={sort.isPending} onClick={() => mark(to)}>
          {to === 'New' ? say.reopen : to === 'Seen' ? say.markSeen : say.close}
        </Button>
      ))}
    </>
  );
}
