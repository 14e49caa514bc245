import { can } from '@confab/access';
import type { ProjectId } from '@confab/model';
import { EmptyState, FailureState } from '@confab/ui';
import { Button, Select, Skeleton } from '@mantine/core';
import { IconMessageSearch, IconTestPipe } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { useOpenSite } from '../../session/use-open-site.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { sortProjects, useProjectList } from '../projects/index.ts';
import { openStoredProfiler } from '../profiler/index.ts';
import { ProjectTestBench } from './project-test-bench.tsx';
import { words } from './words.ts';
import classes from './test-bench.module.css';

/** The test bench of the active team: the tests of the project in the URL, or of the first one. */
export function TestBenchPage({ projectId }: { readonly projectId: ProjectId | undefined }) {
  const say = useWords(words);
  const message = useMessage();
  const list = useProjectList();
  const openSite = useOpenSite();
  const [, go] = useLocation();
  if (list.isError)
    return <FailureState title={say.notLoaded} message={message(list.error)} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading label={say.loading} />;
  const { activeTeam, skinnyProjects } = list.data;
  const chosen = Object.values(skinnyProjects).filter(({ projectType }) => projectType === 'Pro');
  const projects = sortProjects(chosen, 'name');
  const project =
    projects.find((one) => one.projectId === projectId) ?? (projectId === undefined ? projects[0] : undefined);
  if (projects.length === 0)
    return (
      <EmptyState
        icon={<IconTestPipe size={24} />}
        title={say.noProjects}
        action={<Button onClick={() => openSite('pro')}>{say.goToPro}</Button>}
      >
        {say.noProjectsText}
      </EmptyState>
    );
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <PageTitle parts={[project?.displayName, say.heading]} />
          <h1 className="cf-page-heading">{say.heading}</h1>
          <p className={classes.quiet}>{say.intro}</p>
        </div>
        <Select
          className={classes.choice ?? ''}
          label={say.project}
          placeholder={say.chooseProject}
          searchable
          allowDeselect={false}
          data={projects.map((one) => ({ value: one.projectId, label: one.displayName }))}
          value={project?.projectId ?? null}
          onChange={(id) => id && go(`/projects/${id}`)}
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
      {project && (
        <ProjectTestBench
          key={project.projectId}
          project={project}
          plans={Object.values(skinnyProjects).filter(({ projectType }) => projectType === 'TestPlan')}
          teamId={activeTeam.teamId}
          mayEdit={can(activeTeam.permissions, 'project.edit')}
          mayRun={can(activeTeam.permissions, 'test.run')}
        />
      )}
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className={classes.page} role="status" aria-label={label}>
      <Skeleton height={62} radius="md" />
      <Skeleton height={180} radius="md" />
      <Skeleton height={240} radius="md" />
    </div>
  );
}
