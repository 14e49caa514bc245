import type { ProjectList } from '@confab/contracts';
import type { ReferenceKind } from '@confab/model';
import { useMemo, type ReactNode } from 'react';
import { useProjectSession, type ProjectSession } from '../../editing/index.ts';
import { CommentMarksProvider, InputMark } from '../comments/index.ts';
import { ExtensionsProvider, useEnabledExtensions } from '../extensions/index.ts';
import { useApi } from '../../api/api-context.tsx';
import type { ApiClient } from '../../api/api-client.ts';
import { countUses, showUses } from '../find/index.ts';
import { InputsProvider, type RowUses } from '../inputs/index.ts';

interface ProjectSurroundingsProps {
  readonly list: ProjectList;
  readonly children: ReactNode;
}

/**
 * What the forms of a project know beyond their own values: tokens of the catalogue, the extensions that are enabled,
 * and the comments that hang on them.
 */
export function ProjectSurroundings({ list, children }: ProjectSurroundingsProps) {
  const api = useApi();
  const session = useProjectSession();
  const { projectId } = session;
  const extensions = useEnabledExtensions(projectId);
  const value = useMemo(
    () => ({ tokens: Object.values(list.tokens), extensions, FieldMark: InputMark, usesOf: usesIn(session, api) }),
    [list, extensions, session, api],
  );
  return (
    <ExtensionsProvider offered={list.extensions}>
      <InputsProvider value={value}>
        <CommentMarksProvider>{children}</CommentMarksProvider>
      </InputsProvider>
    </ExtensionsProvider>
  );
}

/** Tables of the project whose rows are named from elsewhere. */
const usedRows: ReadonlyMap<string, ReferenceKind> = new Map([
  ['Intents', 'intent'],
  ['Variables', 'variable'],
  ['Slots', 'slot'],
  ['SlotTypes', 'slotType'],
]);

function usesIn(session: ProjectSession, api: ApiClient) {
  return (itemId: string, inputName: string): RowUses | undefined => {
    const kind = itemId === session.projectId ? usedRows.get(inputName) : undefined;
    if (!kind) return undefined;
    const thingOf = (rowId: string) => {
      const name = String(session.getValue(itemId, `${inputName}/${rowId}/Name`) ?? '');
      return { kind, id: rowId, name, title: name };
    };
    return {
      show: (rowId) => showUses(thingOf(rowId)),
      count: (rowId) => countUses(api, session, thingOf(rowId)),
    };
  };
}
