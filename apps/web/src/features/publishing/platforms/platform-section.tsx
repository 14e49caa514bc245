import type { PublishedStage, ProjectId, TeamId } from '@confab/model';
import { EmptyState, FailureState } from '@confab/ui';
import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPlugConnected } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import publishingClasses from '../publishing.module.css';
import { words } from '../words.ts';
import { PlatformForm } from './platform-form.tsx';
import { PublicationList } from './publication-list.tsx';
import { usePlatforms } from './use-platforms.ts';
import classes from './platforms.module.css';

interface PlatformSectionProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** Stages with a release. */
  readonly stages: readonly PublishedStage[];
  /** Opens the table of platforms in the settings of the project. */
  readonly onOpenSettings: () => void;
}

/** Hands a release to the platforms that the project names, behind a button. Loaded when it is opened. */
export function PlatformSection(props: PlatformSectionProps) {
  const say = useWords(words);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={say.platforms}>
      <UnstyledButton
        className={publishingClasses.figure}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconPlugConnected size={16} aria-hidden="true" />
        <span>{say.platforms}</span>
        <IconChevronDown size={14} aria-hidden="true" className={publishingClasses.chevron ?? ''} />
      </UnstyledButton>
      {isOpen && (
        <div id={id}>
          <Platforms {...props} />
        </div>
      )}
    </section>
  );
}

function Platforms({ teamId, projectId, stages, onOpenSettings }: PlatformSectionProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { data, isPending, error, refetch } = usePlatforms(teamId, projectId);
  if (isPending)
    return <Skeleton className={classes.content ?? ''} height={84} role="status" aria-label={say.loadingPlatforms} />;
  if (!data)
    return (
      <FailureState title={say.platformsNotLoaded} message={translate(error ?? '')} onRetry={() => void refetch()} />
    );
  const { targets, publications } = data;
  return (
    <div className={classes.content} ref={scrollIntoView}>
      {targets.length === 0 ? (
        <EmptyState
          icon={<IconPlugConnected />}
          title={say.noPlatforms}
          action={
            <Button variant="default" onClick={onOpenSettings}>
              {say.addPlatforms}
            </Button>
          }
        >
          {say.noPlatformsText}
        </EmptyState>
      ) : (
        <PlatformForm {...{ teamId, projectId, stages, targets, onOpenSettings }} />
      )}
      {publications.length > 0 && <PublicationList publications={publications} />}
    </div>
  );
}

/** A part that was just opened may be below the edge of the window. */
function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
