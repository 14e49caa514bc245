import type { AnalyticData } from '@confab/contracts';
import { Button } from '@mantine/core';
import { useFollowLink } from '../notifications/index.ts';
import classes from './analytics.module.css';
import type { AnalyticSubject } from './filters/to-request.ts';
import { useCan } from './use-can.ts';
import { useAnalyticProjects } from './use-analytic-data.ts';
import { useDisplay } from './display.ts';

/** Says why texts of visitors are missing, and leads those who may change it to the setting of the project. */
export function UnkeptTexts({ teamId, projectId }: AnalyticSubject) {
  const { say } = useDisplay();
  const followLink = useFollowLink();
  const canEdit = useCan(teamId, 'project.edit');
  const projects = useAnalyticProjects();
  const type = projects.data?.find((project) => project.projectId === projectId)?.type;
  const site = type === 'One' ? 'one' : 'pro';
  return (
    <div className={classes.unkept}>
      <p>{say.keepTextsHint}</p>
      {canEdit && type !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => followLink(`/projects/${projectId}?tab=settings&team=${teamId}&site=${site}`)}
        >
          {say.openSettings}
        </Button>
      )}
    </div>
  );
}

/** Whether the result of a view lacks texts that the project does not keep. */
export function lacksTexts(data: AnalyticData): boolean {
  if (data.view === 'wordcloud') return data.words.length === 0;
  if (data.view === 'misrecognitions') return data.others > 0;
  return data.view === 'correspondence' && data.conversations.some(({ firstSaid }) => firstSaid === null);
}
