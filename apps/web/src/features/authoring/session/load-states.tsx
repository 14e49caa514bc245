import type { ProjectId } from '@confab/model';
import { EmptyState } from '@confab/ui';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconBook, IconFolderOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { closeModal, openModal, useModals } from '../../../modals/modal-store.ts';
import { useOpenSite } from '../../../session/use-open-site.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';
import type { Message } from '../../../words/message.ts';

/** Placeholder of the editor while its project is loading. */
export function EditorSkeleton() {
  const say = useWords(words);
  return (
    <div className={classes.editor} aria-busy="true" aria-label={say.loadingProject}>
      <div className={classes.body}>
        <div className={classes.skeletonTree}>
          {[160, 120, 140, 100, 130, 110].map((width) => (
            <Skeleton key={width} width={width} height={12} />
          ))}
        </div>
        <div className={classes.skeletonCanvas} />
      </div>
    </div>
  );
}

interface LoadFailureProps {
  /** Message of the server; empty when it gave none. */
  readonly message: Message;
  readonly onRetry: () => void;
}

const reloadRequest = /hard refresh/i;

/**
 * Shown when the project could not be loaded. A modal shows the server's message (A8.88), or asks for a refresh when the
 * server asks for one (A8.87) or gave no message (A8.89).
 */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const say = useWords(words);
  const { loadingFailed: title } = say;
  useEffect(() => {
    const type = message.message === '' || reloadRequest.test(message.message) ? 'reloadModal' : 'message';
    if (type === 'reloadModal') openModal('reloadModal', { message });
    else openModal('message', { title, message });
    return () => {
      for (const modal of useModals.getState().opened) if (modal.type === type) closeModal(modal.id);
    };
  }, [message, title]);
  return (
    <EmptyState
      icon={<IconFolderOff size={24} stroke={1.6} />}
      title={say.notLoaded}
      action={
        <Group>
          <Button onClick={onRetry}>{say.tryAgain}</Button>
          <Button component={Link} href="/" variant="default">
            {say.backToProjects}
          </Button>
        </Group>
      }
    >
      {say.notLoadedText}
    </EmptyState>
  );
}

/** Shown when the project has been deleted. */
export function DeletedProject() {
  const say = useWords(words);
  return (
    <EmptyState
      icon={<IconFolderOff size={24} stroke={1.6} />}
      title={say.deleted}
      action={
        <Button component={Link} href="/">
          {say.backToProjects}
        </Button>
      }
    >
      {say.deletedText}
    </EmptyState>
  );
}

interface OtherSiteProps {
  readonly site: 'pro' | 'one';
  readonly projectId: ProjectId;
}

/** Shown for a project of a type that another site edits; the item that the address selects is selected there, too. */
export function OtherSite({ site, projectId }: OtherSiteProps) {
  const say = useWords(words);
  const openSite = useOpenSite();
  return (
    <EmptyState
      icon={<IconBook size={24} stroke={1.6} />}
      title={site === 'one' ? say.oneProject : say.proProject}
      action={
        <Button onClick={() => void openSite(site, `/projects/${projectId}${location.search}`)}>
          {site === 'one' ? say.toOne : say.toPro}
        </Button>
      }
    >
      {site === 'one' ? say.oneProjectText : say.proProjectText}
    </EmptyState>
  );
}
