import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../words/define-words.ts';
import { matchesProject } from '../projects/index.ts';
import { ProjectCards } from './project-cards.tsx';
import { words } from './words.ts';
import classes from './one-dashboard.module.css';

/** All One projects of the active team. */
export function OneProjectsPage() {
  const say = useWords(words);
  const [filter, setFilter] = useState('');
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.heading}>{say.projects}</h1>
        <TextInput
          aria-label={say.filter}
          placeholder={say.filter}
          leftSection={<IconSearch size={16} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Button component={Link} href="/templates" leftSection={<IconPlus size={16} />}>
          {say.newProject}
        </Button>
      </div>
      <ProjectCards
        choose={(projects) => projects.filter((project) => matchesProject(project, filter))}
        noneChosen={say.noneCalled(filter)}
      />
    </div>
  );
}
