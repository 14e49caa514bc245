import type { ActiveTeam, Flavour, ProjectId, ProjectSummary } from '@confab/model';
import { EmptyState, FailureState } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconFolderOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOpenSite } from '../../session/use-open-site.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { sortProjects, useProjectList } from '../projects/index.ts';
import { ProjectTools } from './project-tools.tsx';
import { words } from './words.ts';

/** What a page shows of the chosen project. */
interface Chosen {
  readonly project: ProjectSummary;
  readonly team: ActiveTeam;
  /** Every project of the list, also those that cannot be chosen. */
  readonly all: readonly ProjectSummary[];
}

interface ChosenProjectPageProps {
  /** The project in the URL; without one, the page shows the first project by name. */
  readonly projectId: ProjectId | undefined;
  /** The site whose projects the team's list holds. */
  readonly site: Flavour;
  readonly canChoose: (project: ProjectSummary) => boolean;
  readonly heading: string;
  /** Shown under the heading. */
  readonly intro?: ReactNode;
  /** Shown instead of the page when the team has no project to choose. */
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  readonly placeholder: ReactNode;
  readonly classes: { readonly [Part in 'page' | 'head' | 'heading' | 'choice']?: string | undefined };
  readonly children: (chosen: Chosen) => ReactNode;
}

/** A page of the active team that shows one of its projects and lets people choose another one. */
export function ChosenProjectPage(props: ChosenProjectPageProps) {
  const { projectId, empty, placeholder, classes, children } = props;
  const say = useWords(words);
  const message = useMessage();
  const list = useProjectList(props.site);
  const openSite = useOpenSite();
  if (list.isError)
    return <FailureState title={say.notLoaded} message={message(list.error)} onRetry={() => void list.refetch()} />;
  if (!list.data)
    return (
      <div className={classes.page} role="status" aria-label={say.loading}>
        {placeholder}
      </div>
    );
  const { activeTeam } = list.data;
  const all = Object.values(list.data.skinnyProjects);
  const projects = sortProjects(all.filter(props.canChoose), 'name');
  if (projects.length === 0)
    return (
      <EmptyState
        icon={empty.icon}
        title={empty.title}
        action={<Button onClick={() => openSite('pro')}>{say.goToPro}</Button>}
      >
        {empty.text}
      </EmptyState>
    );
  const project = projectId === undefined ? projects[0] : projects.find((one) => one.projectId === projectId);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <PageTitle parts={[project?.displayName, props.heading]} />
        <div>
          <h1 className={classes.heading}>{props.heading}</h1>
          {props.intro}
        </div>
        <ProjectTools className={classes.choice} projects={projects} project={project} teamId={activeTeam.teamId} />
      </header>
      {project ? (
        children({ project, team: activeTeam, all })
      ) : (
        <EmptyState icon={<IconFolderOff size={24} />} title={say.notHere}>
          {say.notHereText(activeTeam.teamName)}
        </EmptyState>
      )}
    </div>
  );
}
