import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { applyEvent, createDraft, toDraftItem, type ProjectDraft } from '@confab/inputs';
import type { Item } from '@confab/model';
import type { z } from 'zod';
import { call, must, type Person } from '../e2e/fixtures/api.ts';
import type { MadeProject } from '../e2e/fixtures/project.ts';
import type { ServerProcess } from '../e2e/fixtures/server-process.ts';

// What the editors of a measurement do, and whether they hold the same afterwards.

export interface Edit {
  readonly path: string;
  readonly action: string;
  readonly updatedValue?: unknown;
}

/** The next edit of somebody: mostly words, now and then an entry that comes, goes or moves. */
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

/** The project as a client holds it that has just opened it. */
export async function loadDraft(server: ServerProcess, person: Person, project: MadeProject): Promise<ProjectDraft> {
  const { teamId, projectId, workflowId } = project;
  const query = { workflowId, teamId, wantSkinnyNodes: 'false' };
  const answer = await must(call(server, 'GET', 'GetFatWorkflow', { query, token: person.token }));
  const { Nodes, Seq } = answer.ResponseObject as { Nodes: readonly WireItem[]; Seq: number };
  // Only the fields that a draft reads; the server wrote them by the contract.
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

/** What a hub's records say of the project, in the order in which they came. */
export function eventsIn(records: readonly string[]): readonly ProjectEvent[] {
  return records.flatMap((record) =>
    record
      .split('\u001e')
      .filter((text) => text.includes('"ProjectEvent"'))
      .flatMap((text) => {
        const { arguments: given } = JSON.parse(text) as { arguments: readonly unknown[] };
        return decoded(given[1]);
      }),
  );
}

/** Everything since a number, as a client asks that noticed a gap. */
export async function eventsSince(server: ServerProcess, person: Person, project: MadeProject, afterSeq: number) {
  const query = { teamId: project.teamId, projectId: project.projectId, afterSeq: String(afterSeq) };
  const answer = await must(call(server, 'GET', 'GetProjectEvents', { query, token: person.token }));
  const { Events, IsComplete } = answer.ResponseObject as { Events: readonly unknown[]; IsComplete: boolean };
  return { events: Events.flatMap(decoded), isComplete: IsComplete };
}

function decoded(event: unknown): readonly ProjectEvent[] {
  const result = projectEventSchema.safeDecode(event as z.input<typeof projectEventSchema>);
  return result.success ? [result.data] : [];
}

export function hear(draft: ProjectDraft, events: readonly ProjectEvent[]): ProjectDraft {
  return events.reduce((before, event) => applyEvent(before, event).draft, draft);
}

/** The documents of a draft as text, for comparing them byte by byte. */
export function textOf({ items }: ProjectDraft): string {
  const texts = [...items.values()].map(({ id, values }) => `${id} ${JSON.stringify(values)}`);
  return texts.toSorted().join('\n');
}
