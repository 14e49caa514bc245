import { statusColour, statusLabel } from '@confab/publishing';
import { IconButton, StatusBadge } from '@confab/ui';
import type { ProjectSummary, TeamId } from '@confab/model';
import { Menu } from '@mantine/core';
import { IconCopy, IconDots, IconSitemap, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { showProgress } from '../../shell/toasts/index.ts';
import { DeleteConfirmation } from './delete-confirmation.tsx';
import { useProjectChanges } from './use-projects.ts';
import classes from './projects.module.css';

interface ProjectRowProps {
  readonly project: ProjectSummary;
  readonly teamId: TeamId;
  readonly mayEdit: boolean;
  readonly onOpen: (project: ProjectSummary) => void;
}

/** One project of the list. */
export function ProjectRow({ project, teamId, mayEdit }: ProjectRowProps) {
  const { duplicate, remove } = useProjectChanges();
  const [isDeleting, setDeleting] = useState(false);
  const { projectId, displayName, description, publishStatus, workflowCount, nodeCount, lastUpdatedUtc } = project;

  function copy() {
    const words = { doing: 'Duplicating', done: 'Duplicated', failed: 'Error duplicating Project using Template' };
    // What went wrong stands in the toast.
    showProgress(duplicate.mutateAsync({ teamId, projectId }), words).catch(() => undefined);
  }

  return (
    <li className={classes.row}>
      <span className={classes.picture} aria-hidden="true">
        <IconSitemap size={22} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <Link href={`/projects/${projectId}`} className={classes.name}>
          {displayName}
        </Link>
        {description !== '' && <p className={classes.description}>{description}</p>}
      </div>
      <span className={classes.counts}>
        {workflowCount} {workflowCount === 1 ? 'workflow' : 'workflows'} · {nodeCount}{' '}
        {nodeCount === 1 ? 'node' : 'nodes'}
      </span>
      <time className={classes.when} dateTime={lastUpdatedUtc ?? undefined}>
        {lastUpdatedUtc
          ? new Date(lastUpdatedUtc).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
          : 'Never changed'}
      </time>
      <StatusBadge colour={statusColour(publishStatus)} label={statusLabel(publishStatus)} />
      {mayEdit && (
        <Menu position="bottom-end" width={180}>
          <Menu.Target>
            <IconButton
              label={`More for ${displayName}`}
              className={classes.more ?? ''}
              icon={<IconDots size={18} />}
            />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={copy}>
              Duplicate
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setDeleting(true)}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {isDeleting && (
        <DeleteConfirmation
          what={`the project ${displayName}`}
          isLoading={remove.isPending}
          error={remove.error?.message}
          onDelete={() => remove.mutate({ teamId, projectId })}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}
