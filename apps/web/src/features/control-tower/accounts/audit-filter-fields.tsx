import { TextInput } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import classes from '../control-tower.module.css';
import type { AuditFilter } from './use-audit-filter.ts';
import { words } from './words.ts';

const texts = [
  { name: 'person', maxLength: 320 },
  { name: 'action', maxLength: 100 },
  { name: 'object', maxLength: 200 },
] as const;
const days = ['from', 'to'] as const;

/** The search fields above the audit log. */
export function AuditFilterFields({ typed, change }: AuditFilter) {
  const say = useWords(words);
  return (
    <div className={classes.filters} role="search" aria-label={say.searchAudit}>
      {texts.map(({ name, maxLength }) => (
        <TextInput
          key={name}
          className={classes.field}
          type="search"
          maxLength={maxLength}
          label={say[`${name}Field`]}
          placeholder={say[`${name}Hint`]}
          value={typed[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      {days.map((name) => (
        <TextInput
          key={name}
          type="date"
          label={say[`${name}Field`]}
          value={typed[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
