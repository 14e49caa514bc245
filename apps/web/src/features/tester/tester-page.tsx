import type { ProjectId } from '@confab/model';
import { Skeleton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { ChosenProjectPage } from '../chosen-project/index.ts';
import { ProjectTester } from './project-tester.tsx';
import classes from './tester.module.css';
import { words } from './words.ts';

/** The chatbot tester of the active team, for the project in the URL or the first one. */
export function TesterPage({ projectId }: { readonly projectId: ProjectId | undefined }) {
  const say = useWords(words);
  return (
    <ChosenProjectPage
      projectId={projectId}
      site="test"
      canChoose={({ projectType }) => projectType !== 'TestPlan'}
      heading={say.heading}
      empty={{ icon: <IconMessageCircle size={24} />, title: say.noProjects, text: say.noProjectsText }}
      placeholder={
        <>
          <Skeleton height={36} width={320} radius="md" />
          <Skeleton height={36} radius="md" />
          <Skeleton className={classes.columns ?? ''} radius="md" />
        </>
      }
      classes={classes}
    >
      {({ project, team }) => <ProjectTester key={project.projectId} project={project} team={team} />}
    </ChosenProjectPage>
  );
}
