import type { ProjectList } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconFolder } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import type { ProjectFolder as Folder } from './arrange-projects.ts';
import { ProjectCard } from './project-card.tsx';
import classes from './projects.module.css';
import { words } from './words.ts';

interface ProjectFolderProps {
  readonly folder: Folder;
  /** False where the list has no folders, so a heading would be useless. */
  readonly hasHeading: boolean;
  readonly folderNames: readonly string[];
  /** Who has which project open. */
  readonly openedBy: ProjectList['currentlyOpenedByUserLists'];
  readonly teamId: TeamId;
  readonly canEdit: boolean;
}

/** The cards of one folder, under a heading that folds them. */
export function ProjectFolder({ folder, hasHeading, folderNames, openedBy, teamId, canEdit }: ProjectFolderProps) {
  const say = useWords(words);
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const name = folder.name === '' ? say.noFolder : folder.name;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const cards = (
    <ul className={classes.list} id={id}>
      {folder.projects.map((project) => (
        <ProjectCard
          key={project.projectId}
          project={project}
          openedBy={openedBy?.[project.projectId]}
          folderNames={folderNames}
          teamId={teamId}
          canEdit={canEdit}
        />
      ))}
    </ul>
  );
  if (!hasHeading) return cards;
  return (
    <section className={classes.folder} aria-label={name}>
      <h2 className={classes.folderHeading}>
        <UnstyledButton
          className={classes.folderButton ?? ''}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden="true" />
          <IconFolder size={18} stroke={1.6} aria-hidden="true" />
          {name}
          <span className={classes.folderCount}>{folder.projects.length}</span>
        </UnstyledButton>
      </h2>
      {isOpen && cards}
    </section>
  );
}
