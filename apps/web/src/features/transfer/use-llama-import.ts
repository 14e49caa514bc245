import { transferCalls, type BodyOf } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

type Body = BodyOf<typeof transferCalls.importLlama>;

/** A chosen llama file in the form that is sent. */
export type LlamaFile = Pick<Body, 'fileName' | 'content'>;

/** What happens to a llama whose id exists. */
export type WhenExists = Body['whenExists'];

interface ProjectPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** The preview of a llama file, and its import into a project. */
export function useLlamaImport({ teamId, projectId }: ProjectPlace, getSignal: () => AbortSignal) {
  const api = useApi();
  const send = (sent: LlamaFile, preview: boolean, whenExists?: WhenExists) =>
    api.call(
      transferCalls.importLlama,
      {
        query: { owningTeamId: teamId, owningProjectId: projectId },
        body: { ...sent, preview, ...(whenExists && { whenExists }) },
      },
      { signal: getSignal() },
    );
  const preview = useMutation({ mutationFn: (sent: LlamaFile) => send(sent, true) });
  const write = useMutation({
    mutationFn: ({ sent, whenExists }: { readonly sent: LlamaFile; readonly whenExists: WhenExists }) =>
      send(sent, false, whenExists),
  });
  return { preview, write };
}
