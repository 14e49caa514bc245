import { extensionsIn, saveProblems } from '@confab/inputs';
import type { SignIn } from '@confab/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createProjectSession, type ItemView, type ProjectSession } from '../../editing/index.ts';
import { useLive } from '../../live/live-context.tsx';
import { useSchemaScripts } from '../../scripting/index.ts';
import { schemaOf, type ItemSchemas } from '../tree/index.ts';

/** Set in the browser's storage by whoever debugs (A4.31). */
const skipSavingKey = 'debug.skipSaving';

interface OpenSession {
  readonly projectId: string;
  readonly teamId: string;
  readonly signIn: SignIn;
  readonly isReadOnly: boolean;
  readonly schemas: ItemSchemas;
}

/** Opens a project for as long as its page is shown. Undefined for the moment before it begins to load. */
export function useOpenSession(place: OpenSession): ProjectSession | undefined {
  const { projectId, teamId, signIn, isReadOnly, schemas } = place;
  const api = useApi();
  const live = useLive();
  const scripts = useSchemaScripts();
  const [session, setSession] = useState<ProjectSession>();
  const { tvAccountId: accountId, email } = signIn;
  const name = `${signIn.firstName} ${signIn.lastName}`.trim() || email;
  // The catalogue may be fetched again while the project is open; that is no reason to open it anew.
  const checkBeforeSave = useEffectEvent(async (item: ItemView): Promise<Readonly<Record<string, string>>> => {
    const schema = schemaOf(schemas, item);
    const enabled = extensionsIn(session?.getItem(projectId)?.values ?? {});
    return schema && item.values ? saveProblems(schema, item.values, enabled, scripts) : {};
  });
  useEffect(() => {
    const opened = createProjectSession({
      api,
      live,
      projectId,
      teamId,
      isReadOnly,
      checkBeforeSave: (item) => checkBeforeSave(item),
      me: { accountId, name, email },
      storage: localStorage,
      skipsSaving: localStorage.getItem(skipSavingKey) === 'true',
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
