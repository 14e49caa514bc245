import type { ProjectId, SignIn, TeamId } from '@confab/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../live/live-context.tsx';
import { newId } from '../../platform/new-id.ts';
import { useSession } from '../../session/session-store.ts';
import type { Message } from '../../words/message.ts';
import { createEditingSession } from '../create-editing-session.ts';
import type { EditingSession, ItemView } from '../types.ts';

/** localStorage key that developers set to turn saving off (A4.31). */
const skipSavingKey = 'debug.skipSaving';

interface ProjectSessionOptions {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly signIn: SignIn;
  readonly isReadOnly?: boolean;
  /** The site that edits the project. */
  readonly frontendApp: 'pro' | 'one';
  /** Whether a path of an item leads to a text that is written by hand. */
  readonly isMergedText: (item: ItemView, path: string) => boolean;
  /** The errors that prevent saving an item, by input name; none by default. */
  readonly checkBeforeSave?: (item: ItemView, session: EditingSession) => Promise<Readonly<Record<string, Message>>>;
}

/** Opens an editing session while the component is mounted. Undefined on the first render. */
export function useProjectSession(options: ProjectSessionOptions): EditingSession | undefined {
  const { teamId, projectId, signIn, isReadOnly = false, frontendApp } = options;
  const api = useApi();
  const live = useLive();
  const [session, setSession] = useState<EditingSession>();
  const { tvAccountId: accountId, email } = signIn;
  const name = `${signIn.firstName} ${signIn.lastName}`.trim() || email;
  // Effect events, so that refetched schemas do not reopen the session.
  const isMergedText = useEffectEvent(options.isMergedText);
  const checkBeforeSave = useEffectEvent(options.checkBeforeSave ?? (async () => ({})));
  useEffect(() => {
    const opened: EditingSession = createEditingSession({
      api,
      live,
      projectId,
      teamId,
      isReadOnly,
      frontendApp,
      checkBeforeSave: (item) => checkBeforeSave(item, opened),
      isMergedText: (item, path) => isMergedText(item, path),
      me: { accountId, name, email },
      storage: localStorage,
      skipsSaving: localStorage.getItem(skipSavingKey) === 'true',
      newId,
      now: () => Date.now(),
      schedule: (run, afterMs) => {
        const timer = setTimeout(run, afterMs);
        return () => clearTimeout(timer);
      },
    });
    // oxlint-disable-next-line react/set-state-in-effect -- a closed session cannot be reopened, so each run of the effect creates a new one
    setSession(opened);
    void opened.load();
    const stopFlushing = flushOnPageHide(opened);
    return () => {
      stopFlushing();
      // The site continues with the events of its own team.
      opened.close({ keepsTeam: useSession.getState().activeTeam?.teamId === teamId });
    };
  }, [api, live, projectId, teamId, isReadOnly, frontendApp, accountId, name, email]);
  return session;
}

/** Flushes unsent edits when the page is hidden or closed. */
function flushOnPageHide(session: EditingSession) {
  const flush = () => session.flush();
  addEventListener('pagehide', flush);
  return () => removeEventListener('pagehide', flush);
}
