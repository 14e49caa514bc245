import { can } from '@confab/access';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import { matchesName, useProjectList } from '../projects/index.ts';
import { ProjectCards } from './project-cards.tsx';
import { words } from './words.ts';
import classes from './one-dashboard.module.css';
import { lazyView } from '../../loading/lazy-view.tsx';

const OrganisationTree = lazyView(async () => (await import('./organisation/organisation-tree.tsx')).OrganisationTree);

/** All One projects of the active team: as cards, or in the tree in which the team orders them. */
export function OneProjectsPage() {
  const say = useWords(words);
  const [filter, setFilter] = useState('');
  const [params, setParams] = useSearchParams();
  const team = useProjectList('one').data?.activeTeam;
  const isTree = params.get('view') === 'tree';
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className="cf-page-heading">{say.projects}</h1>
        {!isTree && (
          <TextInput
            aria-label={say.filter}
            placeholder={say.filter}
            leftSection={<IconSearch size={16} />}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        )}
        <SegmentedControl
          aria-label={say.view}
          data={[
            { value: 'cards', label: say.cards },
            { value: 'tree', label: say.organisation },
          ]}
          value={isTree ? 'tree' : 'cards'}
          onChange={(view) => setParams(view === 'tree' ? { view } : {}, { replace: true })}
        />
        {team && can(team.permissions, 'project.create') && (
          <Button component={Link} href="/templates" leftSection={<IconPlus size={16} />}>
            {say.newProject}
          </Button>
        )}
      </div>
      {isTree && team ? (
        <Suspense fallback={null}>
          <OrganisationTree key={team.teamId} teamId={team.teamId} role={team.permissions} />
        </Suspense>
      ) : (
        <ProjectCards
          choose={(projects) => projects.filter((project) => matchesName(project, filter))}
          noneChosen={say.noneCalled(filter)}
        />
      )}
    </div>
  );
}
