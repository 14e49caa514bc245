import { can } from '@confab/access';
import type { ProjectId } from '@confab/model';
import { Skeleton } from '@mantine/core';
import { IconTestPipe } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import { ChosenProjectPage } from '../chosen-project/index.ts';
import { ProjectTestBench } from './project-test-bench.tsx';
import { words } from './words.ts';
import classes from './test-bench.module.css';

/** The test bench of the active team: the tests of the project in the URL, or of the first one. */
export function TestBenchPage({ projectId }: { readonly projectId: ProjectId | undefined }) {
  const say = useWords(words);
  return (
    <ChosenProjectPage
      projectId={projectId}
      site="pro"
      canChoose={({ projectType }) => projectType === 'Pro'}
      heading={say.heading}
      intro={<p className={classes.quiet}>{say.intro}</p>}
      empty={{ icon: <IconTestPipe size={24} />, title: say.noProjects, text: say.noProjectsText }}
      placeholder={
        <>
          <Skeleton height={62} radius="md" />
          <Skeleton height={180} radius="md" />
          <Skeleton height={240} radius="md" />
        </>
      }
      classes={{ ...classes, heading: 'cf-page-heading' }}
    >
      {({ project, team, all }) => (
        <ProjectTestBench
          key={project.projectId}
          project={project}
          plans={all.filter(({ projectType }) => projectType === 'TestPlan')}
          teamId={team.teamId}
          mayEdit={can(team.permissions, 'project.edit')}
          mayRun={can(team.permissions, 'test.run')}
        />
      )}
    </ChosenProjectPage>
  );
}
