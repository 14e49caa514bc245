import { Tabs } from '@mantine/core';
import { useLocation } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import classes from './control-tower.module.css';
import { CrashList } from './crash-list.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { words } from './words.ts';

const crashes = '/crashes';

/** Feedback and crash reports, for the staff of the installation. The path selects the tab. */
export function ControlTowerPage() {
  const say = useWords(words);
  const [path, go] = useLocation();
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>{say.heading}</h1>
      <Tabs value={path === crashes ? crashes : '/'} keepMounted={false} onChange={(next) => go(next ?? '/')}>
        <Tabs.List>
          <Tabs.Tab value="/">{say.feedback}</Tabs.Tab>
          <Tabs.Tab value={crashes}>{say.crashes}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="/" pt="md">
          <FeedbackList />
        </Tabs.Panel>
        <Tabs.Panel value={crashes} pt="md">
          <CrashList />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
