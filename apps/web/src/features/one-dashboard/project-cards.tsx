import { can } from '@confab/access';
import type { ProjectSummary } from '@confab/model';
import { EmptyState } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import { ProjectCard, ProjectsFailure, sortProjects, useProjectList } from '../projects/index.ts';
import { words } from './words.ts';
import classes from './one-dashboard.module.css';

interface ProjectCardsProps {
  /** Which projects are shown, starting with those changed last (A2.11). */
  readonly choose: (projects: readonly ProjectSummary[]) => readonly ProjectSummary[];
  /** Shown when `choose` leaves none of the team's projects. */
  readonly noneChosen?: string;
}

/** One projects of the active team as cards. The team orders them in the organisation tree, not in folders of the list. */
export function ProjectCards({ choose, noneChosen }: ProjectCardsProps) {
  const say = useWords(words);
  const list = useProjectList('one');
  if (list.isPending)
    return (
      <div className={classes.projects} role="status" aria-label={say.loading}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} height={248} radius="md" />
        ))}
      </div>
    );
  if (list.isError)
    return <ProjectsFailure title={say.notLoaded} error={list.error} onRetry={() => void list.refetch()} />;
  const { activeTeam: team, skinnyProjects, currentlyOpenedByUserLists } = list.data;
  const projects = sortProjects(Object.values(skinnyProjects), 'lastChange');
  if (projects.length === 0)
    return (
      <EmptyState
        icon={<IconBook size={24} />}
        title={say.noProjects}
        action={
          can(team.permissions, 'project.create') ? (
            <Button component={Link} href="/templates">
              {say.chooseTemplate}
            </Button>
          ) : undefined
        }
      >
        {say.noProjectsText}
      </EmptyState>
    );
  const chosen = choose(projects);
  if (chosen.length === 0)
    return (
      <p role="status" className={classes.about}>
        {noneChosen}
      </p>
    );
  return (
    <ul className={classes.projects}>
      {chosen.map((project) => (
        <ProjectCard
          key={project.projectId}
          project={project}
          openedBy={currentlyOpenedByUserLists?.[project.projectId]}
          teamId={team.teamId}
          canEdit={can(team.permissions, 'project.edit')}
        />
      ))}
    </ul>
  );
}
