import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { applyEvent, createDraft, toDraftItem, type ProjectDraft } from '@confab/inputs';
import type { Item } from '@confab/model';
import type { z } from 'zod';
import { call, requireSuccess, type Person } from '../e2e/fixtures/api.ts';
import type { CreatedProject } from '../e2e/fixtures/project.ts';
import type { ServerProcess } from '../e2e/fixtures/server-process.ts';

// The edits of the authors in a benchmark, and the check that all their drafts are equal afterwards.

export interface Edit {
  readonly path: string;
  readonly action: string;
  readonly updatedValue?: unknown;
}

/** Creates the next edit of a person: mostly texts, sometimes an added, deleted or moved entry. */
export function drawEdit(person: number, count: number): Edit {
  const entry = `${person}-${Math.floor(count / 5)}`;
  const list = 'Response/Entries';
  const order = `a${(person * 7 + count) % 10}`;
  switch (count % 5) {
    case 0:
      return { path: list, action: 'AddRow', updatedValue: { EntryId: entry, Order: order, SpokenText: 'Hello' } };
    case 1:
      return { path: `${list}/${entry}`, action: 'ReorderRows', updatedValue: order };
    case 2:
      return {
        path: `${list}/${entry}/SpokenText`,
        action: 'ValueChanged',
        updatedValue: `Said by ${person}, ${count}`,
      };
    case 3:
      return { path: `${list}/${entry}`, action: 'DeleteRow' };
    default:
      return { path: 'Notes', action: 'ValueChanged', updatedValue: `${'Noted '.repeat(12)}${person} ${count}` };
  }
}

/** Loads the project like a client that opens it. */
export async function loadDraft(server: ServerProcess, person: Person, project: CreatedProject): Promise<ProjectDraft> {
  const { teamId, projectId, workflowId } = project;
  const query = { workflowId, teamId, wantSkinnyNodes: 'false' };
  const answer = await requireSuccess(call(server, 'GET', 'GetFatWorkflow', { query, token: person.token }));
  const { Nodes, Seq } = answer.ResponseObject as { Nodes: readonly WireItem[]; Seq: number };
  // Only the fields that a draft reads; the server encoded them by the contract.
  const items = Nodes.map(
    ({ Id, PropertyValues }) =>
      ({
        id: Id,
        kind: 'node',
        projectId,
        workflowId,
        displayName: '',
        propertyValues: PropertyValues,
      }) as unknown as Item,
  );
  return createDraft({ projectId, seq: Seq, items: items.map((item) => toDraftItem(item, Seq)) }, []);
}

interface WireItem {
  readonly Id: string;
  readonly PropertyValues: unknown;
}

/** Decodes the project events in records of the hub, in their order. */
export function readEvents(records: readonly string[]): readonly ProjectEvent[] {
  return records.flatMap((record) =>
    record
      .split('\u001e')
      .filter((text) => text.includes('"ProjectEvent"'))
      .flatMap((text) => {
        const { arguments: given } = JSON.parse(text) as { arguments: readonly unknown[] };
        return decodeEvent(given[1]);
      }),
  );
}

/** Fetches the events after a number, like a client that noticed a gap. */
export async function fetchEventsSince(
  server: ServerProcess,
  person: Person,
  project: CreatedProject,
  afterSeq: number,
) {
  const query = { teamId: project.teamId, projectId: project.projectId, afterSeq: String(afterSeq) };
  const answer = await requireSuccess(call(server, 'GET', 'GetProjectEvents', { query, token: person.token }));
  const { Events, IsComplete } = answer.ResponseObject as { Events: readonly unknown[]; IsComplete: boolean };
  return { events: Events.flatMap(decodeEvent), isComplete: IsComplete };
}

function decodeEvent(event: unknown): readonly ProjectEvent[] {
  const result = projectEventSchema.safeDecode(event as z.input<typeof projectEventSchema>);
  return result.success ? [result.data] : [];
}

export function applyEvents(draft: ProjectDraft, events: readonly ProjectEvent[]): ProjectDraft {
  return events.reduce((before, event) => applyEvent(before, event).draft, draft);
}

/** Serializes the items of a draft, to compare them byte by byte. */
export function serializeDraft({ items }: ProjectDraft): string {
  const texts = [...items.values()].map(({ id, values }) => `${id} ${JSON.stringify(values)}`);
  return texts.toSorted().join('\n');
}
