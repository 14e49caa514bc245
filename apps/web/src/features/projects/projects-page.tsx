import { can } from '@confab/access';
import { EmptyState, IconButton } from '@confab/ui';
import type { ProjectSummary } from '@confab/model';
import { Button, Select, Skeleton, TextInput } from '@mantine/core';
import { IconArrowsSort, IconFileImport, IconPlus, IconRestore, IconSearch, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { usePageActions } from '../command-palette/index.ts';
import { useSession } from '../../session/session-store.ts';
import { openModal } from '../../modals/modal-store.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useWords } from '../../words/define-words.ts';
import { FirstSteps } from './first-steps.tsx';
import { NewProjectModal } from './new-project/new-project-modal.tsx';
import { groupProjects, matchesProject, projectOrders, sortProjects } from './arrange-projects.ts';
import { ProjectFolder } from './project-folder.tsx';
import { isInNoTeam, ProjectsFailure } from './projects-failure.tsx';
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
  const [params, setParams] = useSearchParams();
  const order = projectOrders.find((one) => one === params.get('sort')) ?? projectOrders[0];
  const projects = sortProjects(Object.values(list.data?.skinnyProjects ?? {}), order);
  const canEdit = team !== undefined && can(team.permissions, 'project.edit');
  const open = ({ projectId }: ProjectSummary) => go(`/projects/${projectId}`);
  function createProject() {
    // Unverified accounts are asked to verify first (P6.7).
    if (isVerified) setCreating(true);
    else openModal('verificationRequiredWarning', {});
  }

  function openImport() {
    if (!isVerified) return openModal('verificationRequiredWarning', {});
    if (team) openModal('fileImport', { teamId: team.teamId, onImported: (projectId) => go(`/projects/${projectId}`) });
  }
  const showDeleted = () => team && openModal('recentlyDeleted', { teamId: team.teamId });

  usePageActions([
    ...(canEdit
      ? [
          { id: 'new-project', label: say.newProject, group: say.actions, run: createProject },
          { id: 'import-project', label: say.importProject, group: say.actions, run: openImport },
          { id: 'recently-deleted', label: say.recentlyDeleted, group: say.actions, run: showDeleted },
        ]
      : []),
    ...projects.map((project) => ({
      id: project.projectId,
      label: project.displayName,
      group: say.heading,
      run: () => open(project),
    })),
  ]);

  const shown = projects.filter((project) => matchesProject(project, filter));
  const folders = groupProjects(shown);
  const folderNames = groupProjects(projects).flatMap(({ name }) => (name === '' ? [] : [name]));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle parts={[say.heading]} />
        <h1 className="cf-page-heading">{say.heading}</h1>
        {(list.data || !isInNoTeam(list.error)) && (
          <TextInput
            className={classes.filter ?? ''}
            placeholder={say.filter}
            aria-label={say.filterLabel}
            leftSection={<IconSearch size={16} />}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        )}
        {projects.length > 1 && (
          <Select
            className={classes.sort ?? ''}
            aria-label={say.sort}
            leftSection={<IconArrowsSort size={16} />}
            allowDeselect={false}
            data={projectOrders.map((value) => ({ value, label: say.sortedBy(value) }))}
            value={order}
            onChange={(value) => setParams(value === projectOrders[0] ? {} : { sort: value ?? '' }, { replace: true })}
          />
        )}
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
      {list.isError && <ProjectsFailure title={say.notLoaded} error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && projects.length === 0 && (
        <>
          <EmptyState
            icon={<IconSitemap size={24} />}
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
      {team &&
        folders.map((folder) => (
          <ProjectFolder
            key={folder.name}
            folder={folder}
            hasHeading={folderNames.length > 0}
            folderNames={folderNames}
            openedBy={list.data?.currentlyOpenedByUserLists}
            teamId={team.teamId}
            canEdit={canEdit}
          />
        ))}
      {isCreating && team && (
        <NewProjectModal teamId={team.teamId} onCreated={open} onClose={() => setCreating(false)} />
      )}
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className={classes.loading} aria-label={label} role="status">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} height={248} radius="md" />
      ))}
    </div>
  );
}
