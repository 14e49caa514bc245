import type { PromotionStatus } from '@confab/contracts';
import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { ProjectSection } from '../project-section.tsx';
import classes from '../publishing.module.css';
import { VersionTable } from './version-table.tsx';
import { words } from '../words.ts';

/** The project's id and the version of each item on each stage, behind a button. */
export function VersionDetails({ status }: { readonly status: PromotionStatus }) {
  const say = useWords(words);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <UnstyledButton
        className={classes.figure}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{say.details}</span> <IconChevronDown size={14} aria-hidden="true" className={classes.chevron ?? ''} />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <div className={classes.details}>
          <ProjectSection displayName={status.displayName} projectId={status.projectId} />
          <VersionTable items={status.items} itemCount={status.itemCount} />
        </div>
      </Collapse>
    </div>
  );
}
