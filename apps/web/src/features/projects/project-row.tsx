import { IconButton, RenameField, StatusBadge } from '@confab/ui';
import { limits, type ProjectSummary, type TeamId } from '@confab/model';
import { Menu } from '@mantine/core';
import {
  IconClipboardCheck,
  IconCopy,
  IconCursorText,
  IconDots,
  IconFileExport,
  IconSitemap,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { openModal } from '../../modals/modal-store.ts';
import { showProgress } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { DeleteConfirmation } from './delete-confirmation.tsx';
import { useProjectChanges } from './use-projects.ts';
import { words } from './words.ts';
import classes from './projects.module.css';
import { statusColour, statusLabel } from './publish-status.ts';

interface ProjectRowProps {
  readonly project: ProjectSummary;
  readonly teamId: TeamId;
  readonly canEdit: boolean;
}

/** One project of the list: name, type, size, last change and status. */
export function ProjectRow({ project, teamId, canEdit }: ProjectRowProps) {
  const say = useWords(words);
  const { duplicate, rename, remove } = useProjectChanges();
  const [isDeleting, setDeleting] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const { projectId, displayName, description, projectType, publishStatus, workflowCount, nodeCount, lastUpdatedUtc } =
    project;

  function duplicateProject() {
    const toastTexts = {
      doing: say.duplicating,
      done: say.duplicated,
      failed: 'Error duplicating Project using Template',
    };
    // The toast shows the error.
    showProgress(duplicate.mutateAsync({ teamId, projectId }), toastTexts).catch(() => undefined);
  }

  function openExport() {
    openModal('platformFileDownload', { teamId, projectId, name: displayName, isForPlatforms: projectType === 'Pro' });
  }

  function renameTo(name: string) {
    setRenaming(false);
    const toastTexts = { doing: say.renaming, done: say.renamed, failed: 'Error saving project' };
    showProgress(rename.mutateAsync({ teamId, projectId, displayName: name }), toastTexts).catch(() => undefined);
  }

  return (
    <li className={classes.row}>
      <span className={classes.picture} aria-hidden="true">
        {projectType === 'TestPlan' ? (
          <IconClipboardCheck size={22} stroke={1.6} />
        ) : (
          <IconSitemap size={22} stroke={1.6} />
        )}
      </span>
      <div className={classes.words}>
        {isRenaming ? (
          <RenameField
            label={say.newName(displayName)}
            name={displayName}
            maxLength={limits.nameMax}
            className={classes.rename}
            isAskedByMenu
            onCommit={renameTo}
            onCancel={() => setRenaming(false)}
          />
        ) : (
          <Link
            href={`/projects/${projectId}${projectType === 'TestPlan' ? '?tab=runs' : ''}`}
            className={classes.name}
          >
            {rename.isPending ? rename.variables.displayName : displayName}
          </Link>
        )}
        {description !== '' && <p className={classes.description}>{description}</p>}
      </div>
      <span className={classes.type}>{say.projectType(projectType)}</span>
      <span className={classes.counts}>
        {say.workflows(workflowCount)} · {say.nodes(nodeCount)}
      </span>
      <time className={classes.when} dateTime={lastUpdatedUtc ?? undefined}>
        {lastUpdatedUtc
          ? new Date(lastUpdatedUtc).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
          : say.neverChanged}
      </time>
      <span className={classes.status}>
        <StatusBadge colour={statusColour(publishStatus)} label={statusLabel(publishStatus)} />
      </span>
      {canEdit && (
        <Menu position="bottom-end" width={180} returnFocus>
          <Menu.Target>
            <IconButton label={say.more(displayName)} className={classes.more ?? ''} icon={<IconDots size={18} />} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCursorText size={16} />} onClick={() => setRenaming(true)}>
              {say.rename}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={duplicateProject}>
              {say.duplicate}
            </Menu.Item>
            <Menu.Item leftSection={<IconFileExport size={16} />} onClick={openExport}>
              {say.exportProject}
            </Menu.Item>
            <Menu.Item c="var(--cf-red)" leftSection={<IconTrash size={16} />} onClick={() => setDeleting(true)}>
              {say.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {isDeleting && (
        <DeleteConfirmation
          what={say.theProject(displayName)}
          isLoading={remove.isPending}
          error={remove.error?.message}
          onDelete={() => remove.mutate({ teamId, projectId })}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}
