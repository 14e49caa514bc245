import { Tabs } from '@mantine/core';
import { useLocation } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import { AccountList, AuditList } from './accounts/index.ts';
import classes from './control-tower.module.css';
import { CrashList } from './crash-list.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { ReviewList } from './reviews/index.ts';
import { words } from './words.ts';

const tabs = ['/', '/crashes', '/reviews', '/accounts', '/audit'] as const;

/** Feedback, crash reports, reviews of One projects, accounts and the audit log, for the staff of the installation. The path selects the tab. */
export function ControlTowerPage() {
  const say = useWords(words);
  const [path, go] = useLocation();
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>{say.heading}</h1>
      <Tabs value={tabs.find((tab) => tab === path) ?? '/'} keepMounted={false} onChange={(next) => go(next ?? '/')}>
        <Tabs.List>
          <Tabs.Tab value="/">{say.feedback}</Tabs.Tab>
          <Tabs.Tab value="/crashes">{say.crashes}</Tabs.Tab>
          <Tabs.Tab value="/reviews">{say.reviews}</Tabs.Tab>
          <Tabs.Tab value="/accounts">{say.accounts}</Tabs.Tab>
          <Tabs.Tab value="/audit">{say.audit}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="/" pt="md">
          <FeedbackList />
        </Tabs.Panel>
        <Tabs.Panel value="/crashes" pt="md">
          <CrashList />
        </Tabs.Panel>
        <Tabs.Panel value="/reviews" pt="md">
          <ReviewList />
        </Tabs.Panel>
        <Tabs.Panel value="/accounts" pt="md">
          <AccountList />
        </Tabs.Panel>
        <Tabs.Panel value="/audit" pt="md">
          <AuditList />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
