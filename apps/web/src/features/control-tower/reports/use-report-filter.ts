import type { ReportState } from '@confab/contracts';
import { timings } from '@confab/model';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { AskedReports } from '../use-reports.ts';

/** The state of the reports that are shown, or all. */
export type ShownState = ReportState | 'All';

/** The filter of a list of reports, as it is typed and as it is requested. */
export interface ReportFilter {
  readonly state: ShownState;
  readonly typed: string;
  readonly asked: AskedReports;
  readonly isFiltered: boolean;
  readonly setState: (state: ShownState) => void;
  readonly setTyped: (text: string) => void;
  readonly setPage: (page: number) => void;
}

/** The filter of a list of reports. Another state or search starts at its first page. */
export function useReportFilter(): ReportFilter {
  const [state, setState] = useState<ShownState>('All');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), timings.fieldDebounceMs);
  const shown = `${state} ${search}`;
  const [at, setAt] = useState({ shown, page: 0 });
  return {
    state,
    typed,
    asked: {
      page: at.shown === shown ? at.page : 0,
      ...(state !== 'All' && { state }),
      ...(search !== '' && { search }),
    },
    isFiltered: state !== 'All' || search !== '',
    setState,
    setTyped,
    setPage: (page) => setAt({ shown, page }),
  };
}
