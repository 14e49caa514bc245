import { EmptyState, FailureState } from '@confab/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconFolderOff } from '@tabler/icons-react';
import { Link } from 'wouter';
import classes from './authoring.module.css';

/** The editor's shape while its project is loading. */
export function EditorSkeleton() {
  return (
    <div className={classes.editor} aria-busy="true" aria-label="Loading project">
      <div className={classes.header}>
        <Skeleton width={240} height={16} />
      </div>
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
  /** The server's words. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** A project that could not be loaded (A8.88); what asks for a hard refresh reloads the page (A8.87). */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const needsReload = /hard refresh/i.test(message);
  return (
    <FailureState
      title="Loading Project Failed"
      message={message}
      onRetry={needsReload ? () => location.reload() : onRetry}
    />
  );
}

/** A project that somebody deleted, perhaps just now. */
export function DeletedProject() {
  return (
    <EmptyState
      icon={<IconFolderOff size={26} stroke={1.6} />}
      title="This project has been deleted"
      action={
        <Button component={Link} href="/">
          Back to projects
        </Button>
      }
    >
      Somebody in your team deleted it. Nothing in it can be edited any more.
    </EmptyState>
  );
}
