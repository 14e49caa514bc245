import { findSaveErrors, isMergedText, readExtensions } from '@confab/inputs';
import type { SignIn, ProjectId, TeamId } from '@confab/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../platform/new-id.ts';
import { useApi } from '../../../api/api-context.tsx';
import { createEditingSession, type ItemView, type EditingSession } from '../../../editing/index.ts';
import { useLive } from '../../../live/live-context.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useSchemaScripts } from '../../../scripting/index.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';
import type { Message } from '../../../words/message.ts';
import { toScriptMessages } from '../../../words/catalogue-texts.ts';

/** localStorage key that developers set to turn saving off (A4.31). */
const skipSavingKey = 'debug.skipSaving';

interface SessionOptions {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
  readonly signIn: SignIn;
  readonly isReadOnly: boolean;
  readonly schemas: ItemSchemas;
  /** The site that edits the project. */
  readonly frontendApp: 'pro' | 'one';
}

/** Opens an editing session while the page is mounted. Undefined on the first render. */
export function useOpenSession(options: SessionOptions): EditingSession | undefined {
  const { projectId, teamId, signIn, isReadOnly, schemas, frontendApp } = options;
  const api = useApi();
  const live = useLive();
  const scripts = useSchemaScripts();
  const [session, setSession] = useState<EditingSession>();
  const { tvAccountId: accountId, email } = signIn;
  const name = `${signIn.firstName} ${signIn.lastName}`.trim() || email;
  // An effect event, so that refetched schemas do not reopen the session.
  const checkBeforeSave = useEffectEvent(async (item: ItemView): Promise<Readonly<Record<string, Message>>> => {
    const schema = findItemSchema(schemas, item);
    const enabled = readExtensions(session?.getItem(projectId)?.values ?? {});
    if (!schema || !item.values) return {};
    return toScriptMessages(schema, await findSaveErrors(schema, item.values, enabled, scripts));
  });
  const hasMergedText = useEffectEvent((item: ItemView, path: string) => {
    const schema = findItemSchema(schemas, item);
    return schema !== undefined && isMergedText(schema.properties, path);
  });
  useEffect(() => {
    const opened = createEditingSession({
      api,
      live,
      projectId,
      teamId,
      isReadOnly,
      frontendApp,
      checkBeforeSave: (item) => checkBeforeSave(item),
      isMergedText: (item, path) => hasMergedText(item, path),
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
