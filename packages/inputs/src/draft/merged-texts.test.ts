import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { addTextChange, mergeTextEdit, readText } from '../texts/merged-text.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { applyEvent } from './apply-event.ts';
import { emptyHistory, invertEdits, rebaseHistory, recordStep, undoLastStep } from './edit-history.ts';
import { acknowledgeEdit, addPendingEdit, viewItem } from './pending-edits.ts';
import { createDraft, toDraftItem, type DraftEvent, type ProjectDraft } from './project-draft.ts';
import type { ChangedText } from './rebase-pending.ts';
import { projectId, TestServer } from './testing.ts';

const path = 'DisplayName';

/** Numbers edits of one text, and merges each with what others wrote since the number that its author had seen. */
class MergingServer extends TestServer {
  private readonly texts = new Map<string, { readonly seq: number; readonly text: string }>();

  write(editId: string, sent: InputEdit, baseSeq: number): { readonly seq: number; readonly text: string } {
    const known = this.texts.get(editId);
    if (known) return known;
    const changes = this.events.slice(baseSeq).flatMap((event) => {
      return event.type === 'edited' && event.edit.textChange ? [event.edit.textChange] : [];
    });
    const edit = mergeTextEdit(this.values, sent, changes);
    this.values = applyEdit(this.values, edit).values;
    const stored = { seq: this.events.length + 1, text: readText(this.values, path) ?? '' };
    this.events.push({ type: 'edited', seq: stored.seq, edit: { ...edit, editId, projectId } });
    this.texts.set(editId, stored);
    return stored;
  }
}

class Author {
  draft: ProjectDraft;
  history = emptyHistory;
  readonly name: string;
  private readonly server: MergingServer;
  private made = 0;

  constructor(name: string, server: MergingServer) {
    this.name = name;
    this.server = server;
    this.draft = createDraft({ projectId, seq: 0, items: [toDraftItem(server.item(), 0)] }, []);
  }

  get values() {
    return viewItem(this.draft, projectId)?.values ?? {};
  }

  get text() {
    return readText(this.values, path) ?? '';
  }

  /** Replaces a part of the text. */
  write(at: number, length: number, added: string) {
    const { text } = this;
    const edit = {
      path,
      action: 'ValueChanged',
      updatedValue: text.slice(0, at) + added + text.slice(at + length),
    } as const;
    const removed = text.slice(at, at + length);
    if (edit.updatedValue !== text) this.record([{ ...edit, textChange: [{ at, removed, added }] }]);
  }

  undo() {
    const step = undoLastStep(this.history, this.values);
    if (!step) return;
    this.history = step.history;
    for (const edit of step.edits) this.addEdit(addTextChange(this.values, edit));
  }

  private record(edits: readonly InputEdit[]) {
    this.history = recordStep(this.history, invertEdits(this.values, edits));
    for (const edit of edits) this.addEdit(edit);
  }

  private addEdit(edit: InputEdit) {
    const editId = `${this.name}${(this.made += 1)}`;
    this.draft = addPendingEdit(this.draft, { editId, itemId: projectId, edit, baseSeq: this.draft.seq });
  }

  /** Sends the first edit; the answer may be lost. An edit is sent only when the one before it is confirmed. */
  send(isAnswerLost: boolean) {
    const first = this.draft.pending[0];
    if (!first) return;
    const { seq, text } = this.server.write(first.editId, first.edit, this.draft.seq);
    if (isAnswerLost) return;
    const edit = { ...first.edit, updatedValue: text, textChange: undefined, editId: first.editId, projectId };
    this.take(acknowledgeEdit(this.draft, first.editId, { type: 'edited', seq, edit }));
    // Until the events before it arrive, the edit stays pending; they are requested.
    this.hearAll();
  }

  hear() {
    const next = this.server.events[this.draft.seq];
    if (next) this.take(applyEvent(this.draft, overWire(next)));
  }

  hearAll() {
    while (this.server.events.length > this.draft.seq) this.hear();
  }

  private take({ draft, texts }: { readonly draft: ProjectDraft; readonly texts: readonly ChangedText[] }) {
    this.draft = draft;
    for (const { change } of texts) this.history = rebaseHistory(this.history, path, change);
  }
}

// A JSON round trip keeps the shape of the event.
const overWire = (event: DraftEvent) => JSON.parse(JSON.stringify(event)) as DraftEvent;

type Act =
  | {
      readonly type: 'write';
      readonly who: number;
      readonly at: number;
      readonly length: number;
      readonly added: number;
    }
  | { readonly type: 'undo' | 'hear'; readonly who: number }
  | { readonly type: 'send'; readonly who: number; readonly isAnswerLost: boolean };

const who = fc.nat(2);
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('write' as const),
      who,
      at: fc.nat(60),
      length: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(5) }),
      added: fc.nat(4),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const), who }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('send' as const), who, isAnswerLost: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('hear' as const), who }) },
);

/** Plays a script and returns the authors when everything has arrived everywhere. */
function play(script: readonly Act[], count: number, typedUnit: (author: number, number: number) => string) {
  const server = new MergingServer();
  server.values = {};
  const authors = Array.from({ length: count }, (_author, index) => new Author('abc'.charAt(index), server));
  const typed: string[] = [];
  const removable = new Set<string>();
  for (const act of script) {
    const index = act.who % count;
    const author = authors[index];
    if (!author) continue;
    if (act.type === 'write') {
      const at = Math.min(act.at, author.text.length);
      const added = Array.from({ length: act.added }, () => typedUnit(index, typed.push('') - 1));
      for (const unit of author.text.slice(at, at + act.length)) removable.add(unit);
      added.forEach((unit, offset) => (typed[typed.length - added.length + offset] = unit));
      author.write(at, act.length, added.join(''));
    } else if (act.type === 'undo') {
      const steps = author.history.undo;
      author.undo();
      // Edits that a colleague's change made ineffective are included: they are left out, and the step before them is
      // undone.
      const undone = steps.slice(author.history.undo.length).flatMap(({ edits }) => edits);
      for (const { removed } of undone.flatMap(({ textChange = [] }) => textChange))
        for (const unit of removed) removable.add(unit);
    } else if (act.type === 'send') author.send(act.isAnswerLost);
    else author.hear();
  }
  for (let round = 0; round < 2; round += 1) {
    for (const author of authors) {
      author.hearAll();
      while (author.draft.pending.length > 0) author.send(false);
    }
  }
  for (const author of authors) author.hearAll();
  return { authors, typed, removable, text: readText(server.values, path) ?? '' };
}

/** Each typed character is a different one, so that it can be found again. */
const uniqueUnit = (_author: number, number: number) => String.fromCodePoint(0x4e00 + number);

describe('a text that several people edit at once', () => {
  test.each([2, 3])(
    'every character typed by one of %i people, and not removed or undone, is in the text of all of them',
    (count) => {
      fc.assert(
        fc.property(fc.array(acts, { maxLength: 80, size: 'max' }), (script) => {
          const { authors, typed, removable, text } = play(script, count, uniqueUnit);
          for (const author of authors) expect(author.text).toBe(text);
          expect(typed.filter((unit) => !removable.has(unit) && !text.includes(unit))).toEqual([]);
          // Two people may both undo that they removed the same character.
          if (script.every(({ type }) => type !== 'undo')) expect(new Set(text).size).toBe(text.length);
        }),
        { numRuns: 600 },
      );
    },
  );

  test('repeated letters are merged by the typed change, not by comparing the texts', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 60, size: 'max' }), (script) => {
        // Replacing a part by the same letters is not a change, but replacing it by other letters is.
        const writes = script
          .filter((act) => act.type !== 'undo')
          .map((act) => (act.type === 'write' && act.length > 0 ? { ...act, added: 0 } : act));
        const [plain, same] = [play(writes, 2, uniqueUnit), play(writes, 2, () => 'a')];
        expect(same.text.length).toBe(plain.text.length);
        for (const author of same.authors) expect(author.text).toBe(same.text);
      }),
      { numRuns: 300 },
    );
  });

  test("undo removes only the author's own words, even if others wrote between them", () => {
    const server = new MergingServer();
    server.values = {};
    const [ada, grace] = [new Author('a', server), new Author('b', server)];
    ada.write(0, 0, 'Good morning');
    ada.send(false);
    grace.hearAll();
    grace.write(4, 0, ' early');
    grace.send(false);
    ada.hearAll();
    ada.write(18, 0, '!');
    ada.send(false);
    expect(ada.text).toBe('Good early morning!');
    ada.undo();
    expect(ada.text).toBe('Good early morning');
    ada.undo();
    expect(ada.text).toBe(' early');
    ada.send(false);
    ada.send(false);
    grace.hearAll();
    expect(grace.text).toBe(' early');
    grace.undo();
    expect(grace.text).toBe('');
  });
});
