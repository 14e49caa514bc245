import type { ProjectId } from '@confab/model';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';

interface BreadcrumbProps {
  readonly projectId: ProjectId;
  readonly workflowId: string | undefined;
  readonly nodeId: string | undefined;
  readonly onSelect: (itemId: string) => void;
}

/** The path to the selection: project, workflow, node. */
export function Breadcrumb({ projectId, workflowId, nodeId, onSelect }: BreadcrumbProps) {
  const say = useWords(words);
  const trail = [useItem(projectId), useItem(workflowId ?? ''), useItem(nodeId ?? '')].filter(
    (item) => item !== undefined,
  );
  return (
    <nav className={classes.breadcrumb} aria-label={say.breadcrumb}>
      <Link href="/" className={classes.home ?? ''}>
        {say.projects}
      </Link>
      {trail.map(({ id, displayName }, at) => (
        <Fragment key={id}>
          <IconChevronRight size={14} stroke={1.8} aria-hidden="true" />
          <button
            type="button"
            aria-current={at === trail.length - 1 ? 'page' : undefined}
            title={displayName}
            onClick={() => onSelect(id)}
          >
            {displayName}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}
