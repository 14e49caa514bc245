import type { ProjectList } from '@confab/contracts';
import type { ReferenceKind } from '@confab/model';
import { useMemo, type ReactNode } from 'react';
import { useProjectSession, type ProjectSession } from '../../editing/index.ts';
import { CommentMarksProvider, InputMark } from '../comments/index.ts';
import { ExtensionsProvider, useEnabledExtensions } from '../extensions/index.ts';
import { showUses } from '../find/index.ts';
import { InputsProvider } from '../inputs/index.ts';

interface ProjectSurroundingsProps {
  readonly list: ProjectList;
  readonly children: ReactNode;
}

/**
 * What the forms of a project know beyond their own values: tokens of the catalogue, the extensions that are enabled,
 * and the comments that hang on them.
 */
export function ProjectSurroundings({ list, children }: ProjectSurroundingsProps) {
  const session = useProjectSession();
  const { projectId } = session;
  const extensions = useEnabledExtensions(projectId);
  const value = useMemo(
    () => ({ tokens: Object.values(list.tokens), extensions, FieldMark: InputMark, usesOf: usesIn(session) }),
    [list, extensions, session],
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

function usesIn(session: ProjectSession) {
  return (itemId: string, inputName: string) => {
    const kind = itemId === session.projectId ? usedRows.get(inputName) : undefined;
    if (!kind) return undefined;
    return (rowId: string) => {
      const name = String(session.getValue(itemId, `${inputName}/${rowId}/Name`) ?? '');
      showUses({ kind, id: rowId, name, title: name });
    };
  };
}
