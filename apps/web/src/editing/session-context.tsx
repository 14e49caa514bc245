import { createContext, use, type ReactNode } from 'react';
import type { ProjectSession } from './types.ts';

const SessionContext = createContext<ProjectSession | null>(null);

/** Gives everything below it the open project. */
export function ProjectSessionProvider({ session, children }: { session: ProjectSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The open project's editing session. Only below a `ProjectSessionProvider`. */
export function useProjectSession(): ProjectSession {
  const session = use(SessionContext);
  if (!session) throw new Error('No project is open here: ProjectSessionProvider is missing');
  return session;
}
