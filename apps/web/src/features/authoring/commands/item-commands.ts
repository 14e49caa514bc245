import type { Presence, ProjectOutline } from '../../../editing/index.ts';
import type { PageAction } from '../../command-palette/index.ts';
import type { AuthoringWords } from '../words.ts';
import type { EditorCommandContext } from './use-editor-commands.ts';

/** Commands that go to the item that a person is editing. */
export function createPersonCommands(
  people: Presence,
  getContext: () => EditorCommandContext,
  say: AuthoringWords,
): PageAction[] {
  return people.flatMap(({ connectionId, name, itemId, path }) =>
    itemId === null
      ? []
      : [
          {
            id: connectionId,
            label: say.goTo(name),
            group: say.people,
            run: () => getContext().goToPerson(itemId, path),
          },
        ],
  );
}

/** Commands that select a workflow or node. */
export function createItemCommands(
  skeleton: ProjectOutline | undefined,
  getContext: () => EditorCommandContext,
  say: AuthoringWords,
): PageAction[] {
  if (!skeleton) return [];
  return skeleton.workflows.flatMap((workflow) => [
    {
      id: workflow.id,
      label: workflow.displayName,
      group: say.workflows,
      run: () => getContext().actions.select(workflow.id),
    },
    ...(skeleton.nodesByWorkflow.get(workflow.id) ?? []).map((node) => ({
      id: node.id,
      label: `${workflow.displayName} ▸ ${node.displayName}`,
      group: say.nodes,
      run: () => getContext().actions.select(node.id),
    })),
  ]);
}
