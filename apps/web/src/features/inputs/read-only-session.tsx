import { useMemo, type ReactNode } from 'react';
import { EditingSessionProvider, useEditingSession, type EditingSession } from '../../editing/index.ts';

/** Makes all inputs below it read-only, for a locked or disabled block (A5.24). */
export function ReadOnlySession({ children }: { readonly children: ReactNode }) {
  const session = useEditingSession();
  const readOnly = useMemo(() => withoutEditing(session), [session]);
  return <EditingSessionProvider session={readOnly}>{children}</EditingSessionProvider>;
}

function withoutEditing(session: EditingSession): EditingSession {
  // All other members are inherited from the session.
  return Object.create(session, {
    isReadOnly: { value: true },
    edit: { value: () => undefined },
  }) as EditingSession;
}
