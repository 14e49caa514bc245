import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent } from './apply-event.ts';
import { acknowledgeEdit, addPendingEdit, dropPendingEdit, viewItem } from './pending-edits.ts';
import { createDraft, getSeqBeforeGap, toDraftItem, type ProjectDraft } from './project-draft.ts';
import { projectId, TestServer, toEdits, randomEdits, type RandomEdit } from './testing.ts';

type Move =
  | { readonly type: 'edit'; readonly who: number; readonly wish: RandomEdit }
  | { readonly type: 'send'; readonly who: number; readonly fate: 'arrives' | 'answerLost' | 'lost' }
  | { readonly type: 'hear'; readonly who: number; readonly which: number };

const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('edit' as const), who: fc.nat(2), wish: randomEdits }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('send' as const),
      who: fc.nat(2),
      fate: fc.constantFrom('arrives' as const, 'arrives' as const, 'answerLost' as const, 'lost' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('hear' as const), who: fc.nat(2), which: fc.nat(60) }) },
);

class Client {
  draft: ProjectDraft;
  private edits = 0;
  private readonly name: string;
  private readonly server: TestServer;

  constructor(name: string, server: TestServer) {
    this.name = name;
    this.server = server;
    this.draft = createDraft({ projectId, seq: 0, items: [toDraftItem(server.item(), 0)] }, []);
  }

  get seen() {
    return viewItem(this.draft, projectId)?.values ?? {};
  }

  get confirmed() {
    return this.draft.items.get(projectId)?.values;
  }

  edit(wish: RandomEdit) {
    for (const edit of toEdits(this.seen, wish)) {
      const editId = `${this.name}${(this.edits += 1)}`;
      this.draft = addPendingEdit(this.draft, { editId, itemId: projectId, edit, baseSeq: this.draft.seq });
    }
  }

  send(fate: 'arrives' | 'answerLost' | 'lost') {
    const first = this.draft.pending[0];
    if (!first || fate === 'lost') return;
    const answer = this.server.notify(first.editId, first.edit);
    if (fate === 'answerLost') return;
    this.draft = answer.dropped
      ? dropPendingEdit(this.draft, first.editId)
      : acknowledgeEdit(this.draft, first.editId, {
          type: 'edited',
          seq: answer.seq,
          edit: { ...first.edit, editId: first.editId, projectId },
        }).draft;
    // An edit stays pending until its sequence number is reached.
  }

  hear(which: number) {
    const event = this.server.events[which % Math.max(this.server.events.length, 1)];
    if (event) this.draft = applyEvent(this.draft, event).draft;
  }

  catchUp() {
    for (const event of this.server.events.slice(this.draft.seq)) this.draft = applyEvent(this.draft, event).draft;
  }
}

function play(people: number, script: readonly Move[]) {
  const server = new TestServer();
  const clients = Array.from({ length: people }, (_, index) => new Client('abc'.charAt(index), server));
  for (const move of script) {
    const client = clients[move.who % people];
    if (move.type === 'edit') client?.edit(move.wish);
    else if (move.type === 'send') client?.send(move.fate);
    else client?.hear(move.which);
  }
  for (const client of clients) {
    client.catchUp();
    while (client.draft.pending.length > 0) {
      client.send('arrives');
      client.catchUp();
    }
  }
  for (const client of clients) client.catchUp();
  return { server, clients };
}

describe('the clients of a project', () => {
  test.each([2, 3])(
    'clients have the same document as the server, byte for byte, while %i of them edit it at once',
    (people) => {
      fc.assert(
        fc.property(fc.array(moves, { maxLength: 90, size: 'max' }), (script) => {
          const { server, clients } = play(people, script);
          for (const client of clients) {
            expect(JSON.stringify(client.confirmed)).toBe(JSON.stringify(server.values));
            expect(client.seen).toBe(client.confirmed);
            expect(getSeqBeforeGap(client.draft)).toBeUndefined();
          }
        }),
        { numRuns: 3_000 },
      );
    },
  );

  test('a client shows its own unsent edits on top of the edits of others', () => {
    const server = new TestServer();
    const [ada, grace] = [new Client('a', server), new Client('b', server)];
    ada.edit({ kind: 0, which: 0, place: 0, text: 'Ada' });
    grace.edit({ kind: 0, which: 0, place: 0, text: 'Eve' });
    grace.edit({ kind: 1, which: 7, place: 0, text: '' });
    grace.send('arrives');
    grace.send('arrives');
    ada.catchUp();
    expect(ada.seen).toMatchObject({ DisplayName: 'Ada', Settings: { Threshold: 7 } });
    expect(ada.confirmed).toMatchObject({ DisplayName: 'Eve', Settings: { Threshold: 7 } });
  });

  test('a client detects missing events from a sequence number that is too high', () => {
    const server = new TestServer();
    const [ada, grace] = [new Client('a', server), new Client('b', server)];
    for (const text of ['x', 'y', 'z']) grace.edit({ kind: 0, which: 0, place: 0, text });
    for (let sent = 0; sent < 3; sent += 1) grace.send('arrives');
    ada.hear(2);
    expect(getSeqBeforeGap(ada.draft)).toBe(0);
    expect(ada.confirmed).toMatchObject({ DisplayName: 'Greet' });
    ada.hear(0);
    ada.hear(1);
    expect(getSeqBeforeGap(ada.draft)).toBeUndefined();
    expect(ada.confirmed).toMatchObject({ DisplayName: 'z' });
  });
});
