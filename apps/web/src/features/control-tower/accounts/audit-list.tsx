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
import { useAuditLog } from './use-accounts.ts';
import { words, type AccountWords } from './words.ts';

/** The audit trail, newest first, of everybody or of the account in the query of the address. */
export function AuditList() {
  const say = useWords(words);
  const [query] = useSearchParams();
  const account = accountIdSchema.safeParse(query.get('account'));
  const accountId = account.success ? account.data : undefined;
  const [page, setPage] = useState(0);
  return (
    <>
      <p className={classes.total}>
        {accountId ? say.of(query.get('email') ?? accountId) : say.everybody}{' '}
        {accountId && (
          <Anchor component={Link} href="/audit" onClick={() => setPage(0)}>
            {say.showAll}
          </Anchor>
        )}
      </p>
      <ReportList
        reports={useAuditLog(accountId, page)}
        page={page}
        empty={{ title: say.noLinesTitle, text: say.noLines }}
        onPage={setPage}
        renderEntry={(line) => <AuditLine {...line} />}
      />
    </>
  );
}

function AuditLine({ action, email, subjectEmail, result, ip, repeats, utcTimestamp }: AuditEntry) {
  const say = useWords(words);
  const parts = [
    email === '' ? say.byStranger : say.by(email),
    ...(subjectEmail === '' ? [] : [say.about(subjectEmail)]),
    ...(ip === '' ? [] : [say.from(ip)]),
    ...(repeats > 1 ? [say.times(repeats)] : []),
  ];
  return (
    <>
      <div className={classes.line}>
        <strong>{nameAction(say, action)}</strong>
        {result >= 400 && <StatusBadge colour="amber" label={say.refused(result)} />}
        <Moment className={classes.time} utc={utcTimestamp} />
      </div>
      <p className={classes.sender}>{parts.join(' · ')}</p>
    </>
  );
}

/** What was done, in words; calls keep their names, as the documentation of the calls has them. */
function nameAction(say: AccountWords, action: string): string {
  return action === 'account.disabled' || action === 'account.enabled' || action === 'account.signedOut'
    ? say[action]
    : action;
}
