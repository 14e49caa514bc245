import { FailureState, ModalFrame } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { loadProject, type StoredProject } from './projects/load-project.ts';
import { createOneProfiledProject } from './projects/one-profiled-project.ts';
import { createStoredProProject } from './projects/stored-pro-project.ts';
import { ProfilerModal } from './profiler-modal.tsx';
import { words } from './words.ts';

interface StoredProfilerModalProps extends StoredProject {
  /** Id of the node or page where the utterance was said; the whole project if it no longer exists. */
  readonly saidAt?: string;
  /** An utterance to try when the modal opens. */
  readonly said?: string;
  readonly onClose: () => void;
}

/** The utterance profiler (A2.32) for a stored Pro or One project, which it loads first. */
export function StoredProfilerModal({ projectId, teamId, saidAt, said, onClose }: StoredProfilerModalProps) {
  const say = useWords(words);
  const message = useMessage();
  const api = useApi();
  const loaded = useQuery({
    queryKey: ['profiled project', projectId],
    queryFn: ({ signal }) => loadProject(api, { projectId, teamId }, signal),
    select: (data) => (data.project.type === 'One' ? createOneProfiledProject(data) : createStoredProProject(data)),
  });
  if (loaded.data) {
    const place = loaded.data.listPlaces().find(({ type }) => type.endsWith(`:${saidAt}`));
    return (
      <ProfilerModal
        project={loaded.data}
        {...(place && { startAt: place.type })}
        {...(said !== undefined && { said })}
        onClose={onClose}
      />
    );
  }
  return (
    <ModalFrame
      title={say.title}
      subtitle={say.lead}
      size="min(1120px, 94vw)"
      buttons={[{ label: say.close, kind: 'secondary', onPress: onClose }]}
      onClose={onClose}
    >
      {loaded.isError ? (
        <FailureState title={say.notLoaded} message={message(loaded.error)} onRetry={() => void loaded.refetch()} />
      ) : (
        <div role="status" aria-label={say.loading}>
          <Skeleton height={62} mb="md" radius="sm" />
          <Skeleton height={320} radius="md" />
        </div>
      )}
    </ModalFrame>
  );
}
