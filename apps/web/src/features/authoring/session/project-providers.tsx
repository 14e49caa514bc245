import type { ProjectList } from '@confab/contracts';
import type { ReferenceKind } from '@confab/model';
import { useMemo, type ReactNode } from 'react';
import { useEditingSession, type EditingSession } from '../../../editing/index.ts';
import { CommentCountsProvider, InputCommentButton } from '../../comments/index.ts';
import { ExtensionsProvider, useEnabledExtensions } from '../../extensions/index.ts';
import { useApi } from '../../../api/api-context.tsx';
import type { ApiClient } from '../../../api/api-client.ts';
import { useFreshAssets } from '../../../media/use-media-changes.ts';
import { countUsages, openUsages } from '../../find/index.ts';
import { InputsProvider, type InputsContextValue, type RowUsages } from '../../inputs/index.ts';

interface ProjectProvidersProps {
  readonly list: ProjectList;
  /** The site that edits the project. */
  readonly frontendApp: 'pro' | 'one';
  readonly children: ReactNode;
}

/**
 * Provides the forms of a project with the tokens of the catalogue, the enabled extensions, the comments and the usages.
 */
export function ProjectProviders({ list, frontendApp, children }: ProjectProvidersProps) {
  const api = useApi();
  const session = useEditingSession();
  const { projectId, teamId } = session;
  const extensions = useEnabledExtensions(projectId);
  useFreshAssets(teamId);
  const value = useMemo(
    (): InputsContextValue => ({
      tokens: Object.values(list.tokens),
      responseSources: list,
      extensions,
      grid: frontendApp === 'pro' ? 'pro' : 'other',
      FieldMark: InputCommentButton,
      getRowUsages: createUsageFinder(session, api),
    }),
    [list, extensions, frontendApp, session, api],
  );
  return (
    <ExtensionsProvider available={list.extensions}>
      <InputsProvider value={value}>
        <CommentCountsProvider>{children}</CommentCountsProvider>
      </InputsProvider>
    </ExtensionsProvider>
  );
}

/** Tables of the project whose rows other items can reference. */
const referencedTables: ReadonlyMap<string, ReferenceKind> = new Map([
  ['Intents', 'intent'],
  ['Variables', 'variable'],
  ['Slots', 'slot'],
  ['SlotTypes', 'slotType'],
]);

function createUsageFinder(session: EditingSession, api: ApiClient) {
  return (itemId: string, inputName: string): RowUsages | undefined => {
    const kind = itemId === session.projectId ? referencedTables.get(inputName) : undefined;
    if (!kind) return undefined;
    const toTarget = (rowId: string) => {
      const name = String(session.getValue(itemId, `${inputName}/${rowId}/Name`) ?? '');
      return { kind, id: rowId, name, title: name };
    };
    return {
      show: (rowId) => openUsages(toTarget(rowId)),
      count: (rowId) => countUsages(api, session, toTarget(rowId)),
    };
  };
}
