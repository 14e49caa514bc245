import { roleIncludes } from '@confab/access';
import { EmptyState, FailureState } from '@confab/ui';
import type { ProjectSummary } from '@confab/model';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageActions } from '../palette/index.ts';
import { NewProjectModal } from './new-project-modal.tsx';
import { ProjectRow } from './project-row.tsx';
import { sortProjects } from './sort-projects.ts';
import { useProjectList } from './use-projects.ts';
import classes from './projects.module.css';

/** The projects of the active team. */
export function ProjectsPage() {
  const list = useProjectList();
  const [, go] = useLocation();
  const [filter, setFilter] = useState('');
  const [isMaking, setMaking] = useState(false);
  const team = list.data?.activeTeam;
  const projects = sortProjects(Object.values(list.data?.skinnyProjects ?? {}));
  const mayEdit = team !== undefined && roleIncludes(team.permissions, 'AppEditor');
  const open = ({ projectId }: ProjectSummary) => go(`/projects/${projectId}`);
  usePageActions([
    ...(mayEdit ? [{ id: 'new-project', label: 'New project', group: 'Actions', run: () => setMaking(true) }] : []),
    ...projects.map((project) => ({
      id: project.projectId,
      label: project.displayName,
      group: 'Projects',
      run: () => open(project),
    })),
  ]);

  const shown = projects.filter(({ displayName }) => displayName.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.heading}>Projects</h1>
        <TextInput
          className={classes.filter ?? ''}
          placeholder="Filter"
          aria-label="Filter projects by name"
          leftSection={<IconSearch size={16} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        {mayEdit && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
            New project
          </Button>
        )}
      </div>
      {list.isPending && <Loading />}
      {list.isError && (
        <FailureState
          title="The projects could not be loaded"
          message={list.error.message}
          onRetry={() => list.refetch()}
        />
      )}
      {list.isSuccess && projects.length === 0 && (
        <EmptyState
          icon={<IconSitemap size={26} />}
          title="No projects yet"
          action={mayEdit ? <Button onClick={() => setMaking(true)}>Make the first one</Button> : undefined}
        >
          A project is one assistant: its workflows, what it says and what it understands. Begin with a template or a
          blank canvas.
        </EmptyState>
      )}
      {list.isSuccess && projects.length > 0 && shown.length === 0 && (
        <p className={classes.none}>No project is called “{filter}”.</p>
      )}
      <ul className={classes.list}>
        {team &&
          shown.map((project) => (
            <ProjectRow
              key={project.projectId}
              project={project}
              teamId={team.teamId}
              mayEdit={mayEdit}
              onOpen={open}
            />
          ))}
      </ul>
      {isMaking && team && <NewProjectModal teamId={team.teamId} onMade={open} onClose={() => setMaking(false)} />}
    </div>
  );
}

function Loading() {
  return (
    <div className={classes.list} aria-label="Loading projects" role="status">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={78} radius="md" />
      ))}
    </div>
  );
}
