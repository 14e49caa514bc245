import type { Presence, ProjectOutline } from '../../../editing/index.ts';
import type { PageAction } from '../../command-palette/index.ts';
import type { AuthoringWords } from '../words.ts';

/** Commands that go to the item that a person is editing. */
export function createPersonCommands(
  people: Presence,
  goTo: (itemId: string, path: string | null) => void,
  say: AuthoringWords,
): PageAction[] {
  return people.flatMap(({ connectionId, name, itemId, path }) =>
    itemId === null
      ? []
      : [{ id: connectionId, label: say.goTo(name), group: say.people, run: () => goTo(itemId, path) }],
  );
}

/** Commands that select a workflow or node, or in a One project a chapter or page. */
export function createItemCommands(
  outline: ProjectOutline | undefined,
  select: (itemId: string) => void,
  groups: { readonly workflows: string; readonly nodes: string },
): PageAction[] {
  if (!outline) return [];
  return outline.workflows.flatMap(({ id, displayName }) => [
    { id, label: displayName, group: groups.workflows, run: () => select(id) },
    ...(outline.nodesByWorkflow.get(id) ?? []).map((node) => ({
      id: node.id,
      label: `${displayName} ▸ ${node.displayName}`,
      group: groups.nodes,
      run: () => select(node.id),
    })),
  ]);
}
