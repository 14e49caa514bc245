import type { EditingSession } from '../../../editing/index.ts';
import { useSession } from '../../../session/session-store.ts';
import { useKeptRecordings } from '../kept/kept-recordings.ts';
import type { KeptRecording } from '../kept/recording-store.ts';

/** The recordings in this browser, and which of them the signed-in person made for the lines of a project. */
export function useProjectRecordings({ projectId, teamId }: Pick<EditingSession, 'projectId' | 'teamId'>) {
  const owner = useSession((state) => state.signIn?.email ?? '');
  const { recordings, uploading: uploadingIds } = useKeptRecordings();
  const isOwn = (one: KeptRecording) =>
    one.owner === owner && one.teamId === teamId && one.target.startsWith(`${projectId}/`);
  /** The line of a recording. */
  const targetOf = ({ target }: KeptRecording) => target.slice(projectId.length + 1);
  const ofProject = recordings.filter((one) => one.isComplete && isOwn(one));
  return {
    recordings,
    uploadingIds,
    ofProject,
    isOwn,
    targetOf,
    /** The lines whose recordings are being uploaded. */
    uploading: new Set(ofProject.filter(({ id }) => uploadingIds.has(id)).map(targetOf)),
    /** The lines with a recording that is not uploaded. */
    kept: new Set(ofProject.filter(({ uploadedName }) => uploadedName === undefined).map(targetOf)),
  };
}
