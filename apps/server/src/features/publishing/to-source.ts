import type { ProjectSource, SourceItem } from '@confab/dialog-engine';
import type { ItemKind, JsonObject } from '@confab/model';

interface Part {
  readonly id: string;
  readonly kind: ItemKind;
  readonly type: string;
  readonly workflowId: string | null;
  readonly values: JsonObject;
}

/** Items as the engine compiles them, in the order they were given. */
export function toSource(parts: readonly Part[]): ProjectSource {
  const project = parts.find(({ kind }) => kind === 'project');
  if (!project) throw new Error('A project without itself cannot run.');
  return {
    project: toSourceItem(project),
    workflows: parts.filter(({ kind }) => kind === 'workflow').map(toSourceItem),
    nodes: parts
      .filter(({ kind }) => kind === 'node')
      .map((part) => ({ ...toSourceItem(part), workflowId: part.workflowId ?? '' })),
  };
}

function toSourceItem({ id, type, values }: Part): SourceItem {
  return { id, type, displayName: typeof values.DisplayName === 'string' ? values.DisplayName : '', values };
}
