import type { QueryOf, accountCalls } from '@confab/contracts';
import { timings } from '@confab/model';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** The texts of the search fields above the audit log; days as `2026-11-24`, empty for no limit. */
interface AuditSearch {
  readonly person: string;
  readonly action: string;
  readonly object: string;
  readonly from: string;
  readonly to: string;
}

/** The filter of the audit log, as it is typed and as it is requested. */
export interface AuditFilter {
  readonly typed: AuditSearch;
  readonly asked: Omit<QueryOf<typeof accountCalls.audit>, 'page' | 'pageSize'>;
  readonly isFiltered: boolean;
  readonly change: (next: Partial<AuditSearch>) => void;
}

/** The filter of the audit log. @param person whom to search for at first */
export function useAuditFilter(person: string): AuditFilter {
  const [typed, setTyped] = useState<AuditSearch>({ person, action: '', object: '', from: '', to: '' });
  const [settled] = useDebouncedValue(typed, timings.fieldDebounceMs);
  const given = Object.entries(settled).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
  return {
    typed,
    asked: Object.fromEntries(given),
    isFiltered: given.length > 0,
    change: (next) => setTyped({ ...typed, ...next }),
  };
}
