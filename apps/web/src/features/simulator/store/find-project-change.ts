import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import type { Stage } from '@confab/model';
import type { EditingSession } from '../../../editing/index.ts';

/** A change of the assistant that a running conversation did not start with. */
export interface ProjectChange {
  /** The stages that it changes. */
  readonly stages: readonly Stage[];
  readonly seq: number;
}

const stagesByEvent: Readonly<Record<string, readonly Stage[]>> = {
  edited: ['Draft'],
  itemAdded: ['Draft'],
  itemDeleted: ['Draft'],
  itemReplaced: ['Draft'],
  rolledBack: ['Draft', 'Alpha'],
  itemSaved: ['Alpha'],
};
const testTypes: ReadonlySet<string> = new Set(['TestSuite', 'TestCase', 'TestRun']);

/** What an event changes of the assistant; undefined for other events, such as edits of test cases and of the layout. */
export function findProjectChange(
  payload: unknown,
  { projectId, getItem }: Pick<EditingSession, 'projectId' | 'getItem'>,
): ProjectChange | undefined {
  const parsed = projectEventSchema.safeParse(payload);
  if (!parsed.success || parsed.data.projectId !== projectId) return undefined;
  const event = parsed.data;
  const stages = event.type === 'promoted' ? event.stages : stagesByEvent[event.type];
  return stages === undefined || isTestEvent(event, getItem) ? undefined : { stages, seq: event.seq };
}

function isTestEvent(event: ProjectEvent, getItem: EditingSession['getItem']): boolean {
  if ('item' in event) return testTypes.has(event.item.type);
  const itemId = 'edit' in event ? (event.edit.nodeId ?? event.edit.workflowId) : 'itemId' in event && event.itemId;
  return typeof itemId === 'string' && testTypes.has(getItem(itemId)?.type ?? '');
}
