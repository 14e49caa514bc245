import { appendToPath, getRowFields, containsPath, readAt, getRowId, type InputEdit } from '@confab/inputs';
import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { useMemo, type ReactNode } from 'react';
import { EditingSessionProvider, useEditingSession, type EditingSession } from '../../../../../editing/index.ts';

interface DerivedRowSessionProps {
  readonly itemId: string;
  readonly listPath: string;
  readonly row: JsonObject;
  readonly isStored: boolean;
  readonly children: ReactNode;
}

/**
 * Lets authors edit a derived row that is not stored yet. Its inputs show the initial values, and the first change adds
 * the row in the same undo step.
 */
export function DerivedRowSession({ itemId, listPath, row, isStored, children }: DerivedRowSessionProps) {
  const session = useEditingSession();
  const wrapped = useMemo(
    () => (isStored ? session : createRowSession(session, { itemId, listPath, row })),
    [session, isStored, itemId, listPath, row],
  );
  return <EditingSessionProvider session={wrapped}>{children}</EditingSessionProvider>;
}

interface Place {
  readonly itemId: string;
  readonly listPath: string;
  readonly row: JsonObject;
}

function createRowSession(session: EditingSession, { itemId, listPath, row }: Place): EditingSession {
  const rowPath = appendToPath(listPath, getRowId(row) ?? '');
  const isOfRow = (id: string, path: string) => id === itemId && containsPath(rowPath, path);
  const addition: InputEdit = { path: listPath, action: 'AddRow', updatedValue: row };

  const own: Partial<EditingSession> = {
    getValue(id, path) {
      const stored = session.getValue(id, path);
      if (stored !== undefined || !isOfRow(id, path)) return stored;
      return path === rowPath ? row : readAt(objectOf(getRowFields(row)), path.slice(rowPath.length + 1));
    },
    edit(id, change) {
      const edits = 'action' in change ? [change] : change;
      const isFirst = edits.some(({ path }) => isOfRow(id, path)) && session.getValue(id, rowPath) === undefined;
      session.edit(id, isFirst ? [addition, ...edits] : change);
    },
  };
  // All other members are inherited from the session.
  return Object.assign(Object.create(session) as EditingSession, own);
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
