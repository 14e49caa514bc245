import { EmptyState, FailureState } from '@confab/ui';
import { NativeSelect, Skeleton } from '@mantine/core';
import { IconChartBar, IconFolderOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { useFormatTime } from '../../dates/index.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { AnalyticsPanel } from './analytics-panel.tsx';
import classes from './analytics.module.css';
import { changeParams } from './filters/analytic-location.ts';
import { listProjectOptions } from './list-project-options.ts';
import { useAnalyticProjects } from './use-analytic-data.ts';
import { words } from './words.ts';

/** The analytics of one of the projects of all teams of the person. The address names the project. */
export function AnalyticsPage() {
  const say = useWords(words);
  const message = useMessage();
  const projects = useAnalyticProjects();
  const formatTime = useFormatTime();
  const [params, setParams] = useSearchParams();
  const named = params.get('project');
  const first = projects.data?.[0];
  const project = named === null ? first : projects.data?.find(({ projectId }) => projectId === named);
  const unnamedId = named === null ? first?.projectId : undefined;
  // The address names the shown project, because the first project may be a different one for others who open the link.
  const nameFirst = useEffectEvent((projectId: string) =>
    setParams((before) => new URLSearchParams([['project', projectId], ...before]), { replace: true }),
  );
  useEffect(() => {
    if (unnamedId !== undefined) nameFirst(unnamedId);
  }, [unnamedId]);
  if (projects.isPending)
    return (
      <div role="status" aria-label={say.loading} className={classes.page}>
        <Skeleton height={240} />
      </div>
    );
  if (projects.isError)
    return (
      <FailureState title={say.failed} message={message(projects.error)} onRetry={() => void projects.refetch()} />
    );
  if (projects.data.length === 0)
    return (
      <EmptyState icon={<IconChartBar size={24} />} title={say.noProjects}>
        {say.noProjectsText}
      </EmptyState>
    );
  return (
    <div className={classes.page}>
      <PageTitle parts={[project?.displayName, say.heading]} />
      <h1 className="cf-page-heading">{say.heading}</h1>
      <NativeSelect
        className={classes.project}
        label={say.project}
        data={[
          ...(project ? [] : [{ value: '', label: say.chooseProject, disabled: true }]),
          ...listProjectOptions(projects.data, say, formatTime),
        ]}
        value={project?.projectId ?? ''}
        // Versions belong to a project.
        onChange={({ currentTarget: { value } }) =>
          setParams((before) => changeParams(before, { project: value, version: undefined }))
        }
      />
      {project ? (
        <AnalyticsPanel key={project.projectId} teamId={project.teamId} projectId={project.projectId} />
      ) : (
        <EmptyState icon={<IconFolderOff size={24} />} title={say.unknownProject}>
          {say.unknownProjectText}
        </EmptyState>
      )}
    </div>
  );
}
