import type { AuthorValue, ProjectSource, SourceItem } from '@confab/dialog-engine';
import { withoutTests } from '../items/without-tests.ts';
import type { ItemId, ItemKind, JsonObject, WorkflowId } from '@confab/model';

/** A stored item in any of its versions. */
export interface StoredItem {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly type: string;
  readonly workflowId: WorkflowId | null;
  readonly values: JsonObject;
  /** Of a One project itself. */
  readonly authorValues?: readonly AuthorValue[];
}

/** Converts items to the source that the engine compiles, in the given order. Test items are left out. */
export function toProSource(parts: readonly StoredItem[]): ProjectSource {
  const project = parts.find(({ kind }) => kind === 'project');
  if (!project) throw new Error('A project without itself cannot run.');
  const running = withoutTests(parts);
  return {
    project: toSourceItem(project),
    workflows: running.filter(({ kind }) => kind === 'workflow').map(toSourceItem),
    nodes: running
      .filter(({ kind }) => kind === 'node')
      .map((part) => ({ ...toSourceItem(part), workflowId: part.workflowId ?? '' })),
  };
}

function toSourceItem({ id, type, values }: StoredItem): SourceItem {
  return { id, type, displayName: typeof values.DisplayName === 'string' ? values.DisplayName : '', values };
}
