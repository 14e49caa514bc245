import { createContext, use, type ReactNode } from 'react';
import type { EditingSession } from '../types.ts';

const SessionContext = createContext<EditingSession | null>(null);

/** Provides the editing session to everything below. */
export function EditingSessionProvider({ session, children }: { session: EditingSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The editing session of the open project. Throws without an `EditingSessionProvider`. */
export function useEditingSession(): EditingSession {
  const session = use(SessionContext);
  if (!session) throw new Error('EditingSessionProvider is missing above this component.');
  return session;
}
