import type { SignIn } from '@confab/model';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createProjectSession, type ProjectSession } from '../../editing/index.ts';
import { useLive } from '../../live/live-context.tsx';

interface OpenSession {
  readonly projectId: string;
  readonly teamId: string;
  readonly signIn: SignIn;
  readonly isReadOnly: boolean;
}

/** Opens a project for as long as its page is shown. Undefined for the moment before it begins to load. */
export function useOpenSession({ projectId, teamId, signIn, isReadOnly }: OpenSession): ProjectSession | undefined {
  const api = useApi();
  const live = useLive();
  const [session, setSession] = useState<ProjectSession>();
  const { tvAccountId: accountId, email } = signIn;
  const name = `${signIn.firstName} ${signIn.lastName}`.trim() || email;
  useEffect(() => {
    const opened = createProjectSession({
      api,
      live,
      projectId,
      teamId,
      isReadOnly,
      me: { accountId, name, email },
      storage: localStorage,
      newId: () => crypto.randomUUID(),
      now: () => Date.now(),
      schedule: (run, afterMs) => {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
    });
    // oxlint-disable-next-line react/set-state-in-effect -- a session that is closed cannot be opened again, so each opening makes its own
    setSession(opened);
    void opened.load();
    const stopKeeping = keepUnsent(opened);
    return () => {
      stopKeeping();
      opened.close();
    };
  }, [api, live, projectId, teamId, isReadOnly, accountId, name, email]);
  return session;
}

/** Keeps unsent edits when the page goes; drafts that were sent are on the server. */
function keepUnsent(session: ProjectSession) {
  const keep = () => session.flush();
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}
