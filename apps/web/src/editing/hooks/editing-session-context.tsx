import { createContext, use, type ReactNode } from 'react';
import type { EditingSession } from '../types.ts';

const SessionContext = createContext<EditingSession | null>(null);

/** Gives everything below it the open project. */
export function EditingSessionProvider({ session, children }: { session: EditingSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The open project's editing session. Only below a `ProjectSessionProvider`. */
export function useEditingSession(): EditingSession {
  const session = use(SessionContext);
  if (!session) throw new Error('No project is open here: ProjectSessionProvider is missing');
  return session;
}
