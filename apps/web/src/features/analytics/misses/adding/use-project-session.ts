import { isMergedText } from '@confab/inputs';
import type { SignIn, ProjectId, TeamId } from '@confab/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../../platform/new-id.ts';
import { useApi } from '../../../../api/api-context.tsx';
import { createEditingSession, type EditingSession, type ItemView } from '../../../../editing/index.ts';
import { useLive } from '../../../../live/live-context.tsx';
import { findItemSchema, type ItemSchemas } from '../../../tree/index.ts';

interface SessionOptions {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly signIn: SignIn;
  readonly schemas: ItemSchemas;
}

/** Edits a project while the component is mounted, like the editor but without saving. Undefined on the first render. */
export function useProjectSession({ teamId, projectId, signIn, schemas }: SessionOptions): EditingSession | undefined {
  const api = useApi();
  const live = useLive();
  const [session, setSession] = useState<EditingSession>();
  const { tvAccountId: accountId, email } = signIn;
  const name = `${signIn.firstName} ${signIn.lastName}`.trim() || email;
  const hasMergedText = useEffectEvent((item: ItemView, path: string) => {
    const schema = findItemSchema(schemas, item);
    return schema !== undefined && isMergedText(schema.properties, path);
  });
  useEffect(() => {
    const opened = createEditingSession({
      api,
      live,
      teamId,
      projectId,
      frontendApp: 'pro',
      isMergedText: (item, path) => hasMergedText(item, path),
      me: { accountId, name, email },
      storage: localStorage,
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
    const flush = () => opened.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      opened.close({ keepsTeam: true });
    };
  }, [api, live, projectId, teamId, accountId, name, email]);
  return session;
}
