import type { AuditEntry } from '@confab/contracts';
import { StatusBadge } from '@confab/ui';
import { accountIdSchema } from '@confab/model';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Moment } from '../../../dates/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../control-tower.module.css';
import { ReportList } from '../report-list.tsx';
import { AuditFilterFields } from './audit-filter-fields.tsx';
import { useAuditFilter } from './use-audit-filter.ts';
import { useAuditLog } from './use-accounts.ts';
import { words, type AccountWords } from './words.ts';

/** The audit trail, newest first, of everybody or of the account in the query of the address, narrowed by a search. */
export function AuditList() {
  const say = useWords(words);
  const [query] = useSearchParams();
  const account = accountIdSchema.safeParse(query.get('account'));
  const accountId = account.success ? account.data : undefined;
  const filter = useAuditFilter(query.get('person') ?? '');
  const asked = { ...filter.asked, ...(accountId && { accountId }) };
  const shown = JSON.stringify(asked);
  // Another search starts at its first page.
  const [at, setAt] = useState({ shown, page: 0 });
  const page = at.shown === shown ? at.page : 0;
  return (
    <>
      <AuditFilterFields {...filter} />
      <p className={classes.total}>
        {accountId ? say.of(query.get('email') ?? accountId) : say.everybody}{' '}
        {accountId && (
          <Anchor component={Link} href="/audit">
            {say.showAll}
          </Anchor>
        )}
      </p>
      <ReportList
        reports={useAuditLog(asked, page)}
        page={page}
        empty={{ title: say.noLinesTitle, text: filter.isFiltered ? say.noLinesFound : say.noLines }}
        onPage={(next) => setAt({ shown, page: next })}
        renderEntry={(line) => <AuditLine {...line} />}
      />
    </>
  );
}

function AuditLine({ action, email, subjectEmail, objectName, teamName, result, ip, repeats, ...line }: AuditEntry) {
  const say = useWords(words);
  const object = objectName === '' ? line.objectId : objectName;
  const parts = [
    email === '' ? say.byStranger : say.by(email),
    ...(subjectEmail === '' ? [] : [say.about(subjectEmail)]),
    ...(object === '' || subjectEmail !== '' ? [] : [say.about(object)]),
    ...(teamName === '' || teamName === object ? [] : [say.inTeam(teamName)]),
    ...(ip === '' ? [] : [say.from(ip)]),
    ...(repeats > 1 ? [say.times(repeats)] : []),
  ];
  return (
    <>
      <div className={classes.line}>
        <strong>{nameAction(say, action)}</strong>
        {result >= 400 && <StatusBadge colour="amber" label={say.refused(result)} />}
        <Moment className={classes.time} utc={line.utcTimestamp} />
      </div>
      <p className={classes.sender}>{parts.join(' · ')}</p>
    </>
  );
}

const namedActions = [
  'account.disabled',
  'account.enabled',
  'account.signedOut',
  'staff.added',
  'staff.removed',
  'files.deleted',
  'files.moved',
  'files.renamed',
  'files.replaced',
  'files.restored',
  'files.versionRestored',
] as const;

/** The logged action in words; calls keep the names that the documentation of the calls uses. */
function nameAction(say: AccountWords, action: string): string {
  const named = namedActions.find((one) => one === action);
  return named ? say[named] : action;
}
