import { useMemo, type ReactNode } from 'react';
import { EditingSessionProvider, useEditingSession, type EditingSession } from '../../editing/index.ts';

/** Everything below it can be looked at and not changed: a block that is locked or switched off (A5.24). */
export function ReadOnlySession({ children }: { readonly children: ReactNode }) {
  const session = useEditingSession();
  const readOnly = useMemo(() => withoutEditing(session), [session]);
  return <EditingSessionProvider session={readOnly}>{children}</EditingSessionProvider>;
}

function withoutEditing(session: EditingSession): EditingSession {
  // An object that looks up everything else in the session itself.
  return Object.create(session, {
    isReadOnly: { value: true },
    edit: { value: () => undefined },
  }) as EditingSession;
}
