import { Badge, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { PageTitle } from '../../platform/page-title.tsx';
import { useWords } from '../../words/define-words.ts';
import { AccountList, AuditList } from './accounts/index.ts';
import classes from './control-tower.module.css';
import { HealthPanel } from './health/health-panel.tsx';
import { JobList } from './jobs/job-list.tsx';
import { CrashList } from './reports/crash-list.tsx';
import { FeedbackList } from './reports/feedback-list.tsx';
import { ReviewList } from './reviews/index.ts';
import { TeamList } from './teams/team-list.tsx';
import { useTowerCounts } from './use-tower-counts.ts';
import { words } from './words.ts';

interface TowerTab {
  readonly path: string;
  readonly label: string;
  /** How many entries wait for the staff there. */
  readonly count?: number | undefined;
  readonly panel: ReactNode;
}

/** Reports, reviews, accounts, teams, jobs, health and the audit log, for the staff of the installation. The path selects the tab. */
export function ControlTowerPage() {
  const say = useWords(words);
  const [path, go] = useLocation();
  const { data: counts } = useTowerCounts();
  const tabs: readonly TowerTab[] = [
    { path: '/', label: say.feedback, count: counts?.feedback, panel: <FeedbackList /> },
    { path: '/crashes', label: say.crashes, count: counts?.crashReports, panel: <CrashList /> },
    { path: '/reviews', label: say.reviews, count: counts?.reviews, panel: <ReviewList /> },
    { path: '/accounts', label: say.accounts, panel: <AccountList /> },
    { path: '/teams', label: say.teams, panel: <TeamList /> },
    { path: '/jobs', label: say.jobs, count: counts?.failedJobs, panel: <JobList /> },
    { path: '/health', label: say.health, panel: <HealthPanel /> },
    { path: '/audit', label: say.audit, panel: <AuditList /> },
  ];
  const shown = tabs.find((tab) => tab.path === path) ?? tabs[0];
  return (
    <div className={classes.page}>
      <PageTitle parts={[shown?.label, say.heading]} />
      <h1 className="cf-page-heading">{say.heading}</h1>
      <Tabs value={shown?.path ?? '/'} keepMounted={false} onChange={(next) => go(next ?? '/')}>
        <Tabs.List>
          {tabs.map(({ path: value, label, count = 0 }) => (
            <Tabs.Tab
              key={value}
              value={value}
              aria-label={count > 0 ? `${label}, ${say.waiting(count)}` : undefined}
              rightSection={count > 0 && <TabCount count={count} />}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => (
          <Tabs.Panel key={tab.path} value={tab.path} pt="md">
            {tab.panel}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

function TabCount({ count }: { readonly count: number }) {
  return (
    <Badge size="sm" variant="light">
      {count > 999 ? '999+' : count}
    </Badge>
  );
}
