import { IconButton, RenameField, StatusBadge } from '@confab/ui';
import { projectCalls, type PresentPerson } from '@confab/contracts';
import { limits, type ProjectSummary, type TeamId } from '@confab/model';
import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconCursorText,
  IconDots,
  IconFileExport,
  IconFolderSymlink,
  IconSitemap,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Moment } from '../../dates/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useSession } from '../../session/session-store.ts';
import { showProgress } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { ProjectDeletion } from './deletion/project-deletion.tsx';
import { FolderModal } from './folder-modal.tsx';
import { ProjectPeople } from './project-people.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { useProjectChanges } from './use-projects.ts';
import { words } from './words.ts';
import classes from './projects.module.css';
import { statusColour, useStatusName } from './publish-status.ts';
import { getFallback } from '../../words/message.ts';

interface ProjectCardProps {
  readonly project: ProjectSummary;
  /** Everyone who has the project open, by connection. */
  readonly openedBy: readonly PresentPerson[] | undefined;
  /** The folders that the team's list has; undefined where the list is not ordered by folders. */
  readonly folderNames?: readonly string[];
  readonly teamId: TeamId;
  readonly canEdit: boolean;
}

/** One project of the list: picture, name, type, size, people, last change and status. */
export function ProjectCard({ project, openedBy, folderNames, teamId, canEdit }: ProjectCardProps) {
  const say = useWords(words);
  const getStatusName = useStatusName();
  const { duplicate, rename } = useProjectChanges();
  const ownId = useSession((state) => state.signIn?.tvAccountId);
  const present = listColleagues(openedBy ?? [], ownId);
  const [isDeleting, setDeleting] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { projectId, displayName, description, projectType, publishStatus, people, lastUpdatedUtc } = project;
  const { workflowCount, nodeCount } = project;

  function duplicateProject() {
    const toastTexts = {
      doing: { message: say.duplicating },
      done: { message: say.duplicated },
      failed: getFallback(projectCalls.duplicate),
    };
    // The toast shows the error.
    showProgress(duplicate.mutateAsync({ teamId, projectId }), toastTexts).catch(() => undefined);
  }

  function openExport() {
    openModal('platformFileDownload', {
      teamId,
      projectId,
      name: displayName,
      isForPlatforms: projectType === 'Pro',
      isForTranslators: projectType !== 'TestPlan',
    });
  }

  function renameTo(name: string) {
    setRenaming(false);
    const toastTexts = {
      doing: { message: say.renaming },
      done: { message: say.renamed },
      failed: getFallback(projectCalls.save),
    };
    showProgress(rename.mutateAsync({ teamId, projectId, displayName: name }), toastTexts).catch(() => undefined);
  }

  return (
    <li className={classes.card}>
      <ProjectPicture project={project} teamId={teamId} />
      <span className={classes.status}>
        <StatusBadge
          colour={statusColour(publishStatus)}
          label={getStatusName(publishStatus)}
          isQuiet={publishStatus === 'Draft'}
        />
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
            title={displayName}
          >
            {rename.isPending ? rename.variables.displayName : displayName}
          </Link>
        )}
        <p className={classes.description}>{description}</p>
        <p className={classes.counts}>
          {projectType === 'One'
            ? `${say.chapters(workflowCount)} · ${say.pages(nodeCount)}`
            : `${say.projectType(projectType)} · ${say.workflows(workflowCount)} · ${say.nodes(nodeCount)}`}
        </p>
      </div>
      <div className={classes.foot}>
        <ProjectPeople people={people} present={present} />
        <span className={classes.when}>{lastUpdatedUtc ? <Moment utc={lastUpdatedUtc} /> : say.neverChanged}</span>
        {canEdit && (
          <Menu position="bottom-end" width={180} returnFocus>
            <Menu.Target>
              <IconButton label={say.more(displayName)} className={classes.more ?? ''} icon={<IconDots size={18} />} />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconCursorText size={16} />} onClick={() => setRenaming(true)}>
                {say.rename}
              </Menu.Item>
              {folderNames && (
                <Menu.Item leftSection={<IconFolderSymlink size={16} />} onClick={() => setMoving(true)}>
                  {say.moveToFolder}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconCopy size={16} />} onClick={duplicateProject}>
                {say.duplicate}
              </Menu.Item>
              {projectType === 'One' && (
                <Menu.Item
                  leftSection={<IconSitemap size={16} />}
                  onClick={() => openModal('turnIntoPro', { teamId, projectId, name: displayName })}
                >
                  {say.turnIntoPro}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconFileExport size={16} />} onClick={openExport}>
                {say.exportProject}
              </Menu.Item>
              <Menu.Item c="var(--cf-red)" leftSection={<IconTrash size={16} />} onClick={() => setDeleting(true)}>
                {say.remove}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {isMoving && folderNames && (
        <FolderModal project={project} teamId={teamId} folderNames={folderNames} onClose={() => setMoving(false)} />
      )}
      {isDeleting && (
        <ProjectDeletion project={project} teamId={teamId} present={present} onClose={() => setDeleting(false)} />
      )}
    </li>
  );
}

/** Other people, each once, however many tabs they have open. */
function listColleagues(people: readonly PresentPerson[], ownId: string | undefined): PresentPerson[] {
  const others = people.filter(({ tvAccountId }) => tvAccountId !== ownId);
  return [...new Map(others.map((person) => [person.tvAccountId, person])).values()];
}
