import { roleIncludes } from '@confab/access';
import { EmptyState, FailureState, IconButton } from '@confab/ui';
import type { ProjectSummary } from '@confab/model';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconFileImport, IconPlus, IconRestore, IconSearch, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageActions } from '../command-palette/index.ts';
import { useSession } from '../../session/session-store.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { FirstSteps } from './first-steps.tsx';
import { NewProjectModal } from './new-project-modal.tsx';
import { ProjectRow } from './project-row.tsx';
import { sortProjects } from './sort-projects.ts';
import { useProjectList } from './use-projects.ts';
import { words } from './words.ts';
import classes from './projects.module.css';

/** The projects of the active team. */
export function ProjectsPage() {
  const list = useProjectList();
  const [, go] = useLocation();
  const say = useWords(words);
  const isVerified = useSession((state) => state.signIn?.isVerified ?? false);
  const [filter, setFilter] = useState('');
  const [isCreating, setCreating] = useState(false);
  const team = list.data?.activeTeam;
  const projects = sortProjects(Object.values(list.data?.skinnyProjects ?? {}));
  const canEdit = team !== undefined && roleIncludes(team.permissions, 'AppEditor');
  const open = ({ projectId }: ProjectSummary) => go(`/projects/${projectId}`);
  function createProject() {
    // Unverified accounts are asked to verify first (P6.7).
    if (isVerified) setCreating(true);
    else openModal('verificationRequired', {});
  }

  function openImport() {
    if (!isVerified) return openModal('verificationRequired', {});
    if (team) openModal('fileImport', { teamId: team.teamId, onImported: (projectId) => go(`/projects/${projectId}`) });
  }
  const showDeleted = () => team && openModal('recentlyDeleted', { teamId: team.teamId });

  usePageActions([
    ...(canEdit
      ? [
          { id: 'new-project', label: say.newProject, group: 'Actions', run: createProject },
          { id: 'import-project', label: say.importProject, group: 'Actions', run: openImport },
          { id: 'recently-deleted', label: say.recentlyDeleted, group: 'Actions', run: showDeleted },
        ]
      : []),
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
        <h1 className={classes.heading}>{say.heading}</h1>
        <TextInput
          className={classes.filter ?? ''}
          placeholder={say.filter}
          aria-label={say.filterLabel}
          leftSection={<IconSearch size={16} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        {canEdit && (
          <IconButton size={34} label={say.importProject} icon={<IconFileImport size={18} />} onClick={openImport} />
        )}
        {canEdit && (
          <IconButton size={34} label={say.recentlyDeleted} icon={<IconRestore size={18} />} onClick={showDeleted} />
        )}
        {canEdit && (
          <Button leftSection={<IconPlus size={16} />} onClick={createProject}>
            {say.newProject}
          </Button>
        )}
      </div>
      {list.isPending && <Loading label={say.loading} />}
      {list.isError && (
        <FailureState title={say.notLoaded} message={list.error.message} onRetry={() => list.refetch()} />
      )}
      {list.isSuccess && projects.length === 0 && (
        <>
          <EmptyState
            icon={<IconSitemap size={26} />}
            title={say.emptyTitle}
            action={canEdit ? <Button onClick={createProject}>{say.makeFirst}</Button> : undefined}
          >
            {say.empty}
          </EmptyState>
          {canEdit && <FirstSteps />}
        </>
      )}
      {list.isSuccess && projects.length > 0 && shown.length === 0 && (
        <p className={classes.none}>{say.noneCalled(filter)}</p>
      )}
      <ul className={classes.list}>
        {team &&
          shown.map((project) => (
            <ProjectRow key={project.projectId} project={project} teamId={team.teamId} canEdit={canEdit} />
          ))}
      </ul>
      {isCreating && team && (
        <NewProjectModal teamId={team.teamId} onCreated={open} onClose={() => setCreating(false)} />
      )}
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className={classes.loading} aria-label={label} role="status">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={78} radius="md" />
      ))}
    </div>
  );
}
