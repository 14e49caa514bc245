import { emptyId } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { PageTitle } from '../../../platform/page-title.tsx';
import { useProjectList } from '../../projects/index.ts';
import { useSession } from '../../../session/session-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { MediaLibrary } from '../media-library.tsx';
import classes from './page.module.css';
import type { LibraryLocation } from '../use-library.ts';
import { words } from '../words.ts';

const anyFile = ['General'] as const;

/** The media library of the active team. The address has the open folder and the selected file. */
export function MediaLibraryPage() {
  const say = useWords(words);
  const translate = useMessage();
  // Finds the active team when the site is opened here.
  const projects = useProjectList();
  const team = useSession((state) => state.activeTeam);
  const [params, setParams] = useSearchParams();
  const location = {
    folderId: params.get('folder') ?? emptyId,
    itemId: params.get('file') ?? undefined,
  };

  function go({ folderId, itemId }: LibraryLocation) {
    const next = new URLSearchParams();
    if (folderId !== emptyId) next.set('folder', folderId);
    if (itemId !== undefined) next.set('file', itemId);
    // Back leads through folders, not through every file that was looked at.
    setParams(next, { replace: folderId === location.folderId });
  }

  return (
    <div className={classes.page}>
      <PageTitle parts={[say.title]} />
      <h1 className={classes.heading}>{say.title}</h1>
      {team ? (
        <MediaLibrary key={team.teamId} teamId={team.teamId} fileTypes={anyFile} location={location} onLocation={go} />
      ) : projects.isError ? (
        <FailureState title={say.notLoaded} message={translate(projects.error)} onRetry={() => projects.refetch()} />
      ) : (
        <div role="status" aria-label={say.loading} className={classes.loading}>
          <Skeleton height={320} radius="md" />
        </div>
      )}
    </div>
  );
}
