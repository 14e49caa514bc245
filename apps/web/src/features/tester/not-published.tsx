import { can } from '@confab/access';
import type { ActiveTeam, ProjectSummary } from '@confab/model';
import { EmptyState } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useOpenSite } from '../../session/use-open-site.ts';
import { useWords } from '../../words/define-words.ts';
import type { TestedStage } from './tester-settings.ts';
import { words } from './words.ts';

interface NotPublishedProps {
  readonly stage: TestedStage;
  readonly project: ProjectSummary;
  readonly team: ActiveTeam;
}

/** Replaces the conversation of a stage without a release, with a link to the project. */
export function NotPublished({ stage, project, team }: NotPublishedProps) {
  const say = useWords(words);
  const openSite = useOpenSite();
  const mayPublish = can(team.permissions, 'project.publish');
  const site = project.projectType === 'One' ? 'one' : 'pro';
  return (
    <EmptyState
      icon={<IconRocket size={24} />}
      title={say.notPublished(stage)}
      action={
        mayPublish && <Button onClick={() => openSite(site, `/projects/${project.projectId}`)}>{say.goPublish}</Button>
      }
    >
      {mayPublish ? say.notPublishedText : say.askToPublish}
    </EmptyState>
  );
}
