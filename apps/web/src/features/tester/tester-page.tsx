import type { ProjectId } from '@confab/model';
import { EmptyState, FailureState } from '@confab/ui';
import { Button, Select, Skeleton } from '@mantine/core';
import { IconMessageCircle, IconMessageCircleOff, IconMessageSearch } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { useOpenSite } from '../../session/use-open-site.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { sortProjects, useProjectList } from '../projects/index.ts';
import { openStoredProfiler } from '../profiler/index.ts';
import { ProjectTester } from './project-tester.tsx';
import classes from './tester.module.css';
import { words } from './words.ts';

/** The chatbot tester of the active team, for the project in the URL or the first one. */
export function TesterPage({ projectId }: { readonly projectId: ProjectId | undefined }) {
  const say = useWords(words);
  const message = useMessage();
  const list = useProjectList('test');
  const [, go] = useLocation();
  const openSite = useOpenSite();
  if (list.isError)
    return <FailureState title={say.notLoaded} message={message(list.error)} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading label={say.loading} />;
  const { activeTeam, skinnyProjects } = list.data;
  const chosen = Object.values(skinnyProjects).filter(({ projectType }) => projectType !== 'TestPlan');
  const projects = sortProjects(chosen, 'name');
  if (projects.length === 0)
    return (
      <EmptyState
        icon={<IconMessageCircle size={24} />}
        title={say.noProjects}
        action={<Button onClick={() => openSite('pro')}>{say.goToPro}</Button>}
      >
        {say.noProjectsText}
      </EmptyState>
    );
  const project =
    projectId === undefined ? projects[0] : projects.find((candidate) => candidate.projectId === projectId);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <PageTitle parts={[project?.displayName, say.heading]} />
        <h1 className={classes.heading}>{say.heading}</h1>
        <Select
          className={classes.choice ?? ''}
          aria-label={say.project}
          placeholder={say.chooseProject}
          searchable
          allowDeselect={false}
          data={projects.map((one) => ({ value: one.projectId, label: one.displayName }))}
          value={project?.projectId ?? null}
          onChange={(id) => id && go(`/projects/${id}${location.search}`)}
        />
        {project && (
          <Button
            variant="default"
            leftSection={<IconMessageSearch size={16} />}
            onClick={() => openStoredProfiler({ projectId: project.projectId, teamId: activeTeam.teamId })}
          >
            {say.openProfiler}
          </Button>
        )}
      </header>
      {project ? (
        <ProjectTester key={project.projectId} project={project} team={activeTeam} />
      ) : (
        <EmptyState icon={<IconMessageCircleOff size={24} />} title={say.notHere}>
          {say.notHereText(activeTeam.teamName)}
        </EmptyState>
      )}
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className={classes.page} role="status" aria-label={label}>
      <Skeleton height={36} width={320} radius="md" />
      <Skeleton height={36} radius="md" />
      <Skeleton className={classes.columns ?? ''} radius="md" />
    </div>
  );
}
