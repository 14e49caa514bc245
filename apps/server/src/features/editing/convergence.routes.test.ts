import { recentlyDeletedCalls, editingCalls, nodeCalls, workflowCalls, type ProjectEvent } from '@confab/contracts';
import {
  acknowledgeEdit,
  addPendingEdit,
  applyEvent,
  createDraft,
  dropPendingEdit,
  toDraftItem,
  viewItem,
  type InputEdit,
  type ProjectDraft,
} from '@confab/inputs';
import { emptyId, type EditId, type Item, type ItemId, type JsonObject, type NodeId } from '@confab/model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aProject, toNodeId, type TestProject } from '../../testing/people-and-projects.ts';
import { sendEdit } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();

const entries = 'Response/Entries';
const deeds =
  `note add say reorder remove lead clear send send send answerLost hear hearLate save discard delete restore`.split(
    ' ',
  );
const move = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(...deeds),
  number: fc.nat(3),
});
type Move = typeof move extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Converts a client's move to its edit. There are few ids, so that clients edit the same rows. */
function editOf({ what, who, number }: Move, project: TestProject): InputEdit | undefined {
  const entry = `${entries}/entry-${number}`;
  const edits: Readonly<Record<string, InputEdit>> = {
    note: { path: 'Notes', action: 'ValueChanged', updatedValue: `${who} ${number}` },
    add: {
      path: entries,
      action: 'AddRow',
      updatedValue: { EntryId: `entry-${number}`, Order: `a${who}`, SpokenText: 'Hello' },
    },
    say: { path: `${entry}/SpokenText`, action: 'ValueChanged', updatedValue: `Said by ${who}` },
    reorder: { path: entry, action: 'ReorderRows', updatedValue: `a${number}${who}` },
    remove: { path: entry, action: 'DeleteRow' },
    lead: { path: 'Connectors/next/TargetNodeId', action: 'ValueChanged', updatedValue: project.startId },
    clear: { path: 'Connectors/next/TargetNodeId', action: 'ValueChanged', updatedValue: '' },
  };
  return edits[what];
}

/** A client with the workflow open, which keeps its draft like the real one and calls the real server. */
class Client {
  draft: ProjectDraft;
  private readonly project: TestProject;

  constructor(project: TestProject, items: readonly Item[], seq: number) {
    this.project = project;
    const known = items.map((item) => toDraftItem(item, seq));
    this.draft = createDraft({ projectId: project.projectId, seq, items: known }, []);
  }

  edit(edit: InputEdit) {
    const { id } = this.project.say;
    if (!this.draft.items.has(id)) return;
    this.draft = addPendingEdit(this.draft, { editId: newId(), itemId: id, edit, baseSeq: this.draft.seq });
  }

  async send(isAnswerLost: boolean) {
    const first = this.draft.pending[0];
    if (!first) return;
    const { teamId, projectId, workflowId, say } = this.project;
    const place = { projectId, workflowId, nodeId: toNodeId(say) };
    // The ids of edits are made by the test.
    const changes = { editId: first.editId as EditId };
    const { status, result } = await sendEdit(app, ada, { teamId, ...place }, first.edit, changes);
    if (isAnswerLost) return;
    const { editId } = first;
    if (status !== 200 || result.dropped) this.draft = dropPendingEdit(this.draft, editId);
    else {
      const event = { type: 'edited', seq: result.seq, edit: { ...first.edit, ...place, editId } } as const;
      this.draft = acknowledgeEdit(this.draft, editId, event).draft;
    }
  }

  hear(events: readonly ProjectEvent[]) {
    for (const event of events) this.draft = applyEvent(this.draft, event).draft;
  }
}

async function play(script: readonly Move[]) {
  const project = await aProject(app, ada);
  const { teamId, projectId, workflowId, say } = project;
  const query = { workflowId, teamId };
  const fat = async () => (await app.call(workflowCalls.getFat, { query, token: ada.token })).result;
  const since = async (afterSeq: number) =>
    (await app.call(editingCalls.eventsSince, { query: { teamId, projectId, afterSeq }, token: ada.token })).result
      .events;
  const { nodes, seq } = await fat();
  const clients = [0, 1, 2].map(() => new Client(project, nodes, seq));
  const nodeId = toNodeId(say) as NodeId;
  const commands: Readonly<Record<string, (client: Client, number: number) => Promise<unknown>>> = {
    send: (client) => client.send(false),
    answerLost: (client) => client.send(true),
    hear: async (client) => client.hear(await since(client.draft.seq)),
    // Delivers events from some number on in reverse order, then all of them again.
    hearLate: async (client, number) => {
      const events = (await since(0)).slice(number * 2);
      client.hear([...events.toReversed(), ...events]);
    },
    save: async (client) => {
      const version = client.draft.items.get(nodeId)?.version ?? 0;
      await app.call(nodeCalls.save, { body: { teamId, projectId, workflowId, nodeId, version }, token: ada.token });
    },
    discard: () =>
      app.call(editingCalls.discard, { body: { teamId, projectId, itemId: say.id as ItemId }, token: ada.token }),
    delete: () =>
      app.call(nodeCalls.remove, {
        query: { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId, nodeId },
        token: ada.token,
      }),
    restore: () =>
      app.call(recentlyDeletedCalls.restore, { body: { teamId, itemId: say.id as ItemId }, token: ada.token }),
  };
  for (const one of script) {
    const client = clients[one.who];
    const edit = editOf(one, project);
    if (!client) continue;
    if (edit) client.edit(edit);
    else await commands[one.what]?.(client, one.number);
  }
  for (const client of clients) {
    client.hear(await since(client.draft.seq));
    while (client.draft.pending.length > 0) await client.send(false);
  }
  for (const client of clients) client.hear(await since(client.draft.seq));
  return { clients, nodes: (await fat()).nodes };
}

const serializeValues = (id: string, values: JsonObject | undefined) => `${id} ${JSON.stringify(values ?? emptyId)}`;

test('three clients have exactly the server’s draft after any edits, saves, discards, deletions and restores', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 40, size: 'max' }), async (script) => {
      const { clients, nodes } = await play(script);
      const held = nodes.map(({ id, propertyValues }) => serializeValues(id, propertyValues)).toSorted();
      for (const { draft } of clients) {
        const seen = [...draft.items.keys()].map((id) => serializeValues(id, viewItem(draft, id)?.values));
        expect(seen.toSorted()).toEqual(held);
      }
    }),
    { numRuns: 12 },
  );
});
