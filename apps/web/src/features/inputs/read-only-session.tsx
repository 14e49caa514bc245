import { useMemo, type ReactNode } from 'react';
import { ProjectSessionProvider, useProjectSession, type ProjectSession } from '../../editing/index.ts';

/** Everything below it can be looked at and not changed: a block that is locked or switched off (A5.24). */
export function ReadOnlySession({ children }: { readonly children: ReactNode }) {
  const session = useProjectSession();
  const readOnly = useMemo(() => withoutEditing(session), [session]);
  return <ProjectSessionProvider session={readOnly}>{children}</ProjectSessionProvider>;
}

function withoutEditing(session: ProjectSession): ProjectSession {
  // An object that looks up everything else in the session itself.
  return Object.create(session, {
    isReadOnly: { value: true },
    edit: { value: () => undefined },
  }) as ProjectSession;
}
