import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withSeq, splitEvent, encodeWithPlaceholder } from './event-parts.ts';

const id = '0197a000-0000-7000-8000-000000000001';

function anEdit(authorName: string, updatedValue: string): ProjectEvent {
  const author = { TeamId: id, ProjectId: id, Seq: 0, AuthorId: id, AuthorName: authorName, ChangerConnectionId: '' };
  const change = { EditId: id, Path: 'Notes', Action: 'ValueChanged', UpdatedValue: updatedValue };
  const rest = { FrontendApp: 'pro', BaseSeq: 0, EventLevel: 'Node' };
  const wire = { ...author, Type: 'edited', Edit: { ...author, ...change, ...rest } };
  return z.decode(projectEventSchema, wire as never);
}

const seqLike = fc.constantFrom('"Seq":0', String(Number.MAX_SAFE_INTEGER), `${Number.MAX_SAFE_INTEGER - 1}`, '\\');

test('replacing the placeholder with a number sets the event’s number and changes no authored text', () => {
  const words = fc.oneof(
    fc.string(),
    seqLike,
    fc.tuple(seqLike, seqLike).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(words, words, fc.nat(), (name, value, seq) => {
      const event = anEdit(name, value);
      const { text, placeholder } = encodeWithPlaceholder(event);
      const stored = JSON.parse(text.replaceAll(placeholder, String(seq))) as never;
      expect(z.decode(projectEventSchema, stored)).toEqual(withSeq(event, seq));
    }),
  );
});

function aReplacement(displayName: string, notes: string): ProjectEvent {
  const author = { TeamId: id, ProjectId: id, Seq: 0, AuthorId: id, AuthorName: '', ChangerConnectionId: '' };
  const place = { Id: id, Kind: 'node', Type: 'Say', ProjectId: id, WorkflowId: id, Order: 'a0' };
  const state = { DisplayName: displayName, Version: 2, IsDirty: false, LastUpdatedUtc: '2026-01-01T00:00:00.000Z' };
  const item = { ...place, ...state, PropertyValues: { Notes: notes } };
  return z.decode(projectEventSchema, { ...author, Type: 'itemReplaced', Item: item } as never);
}

test('an event with an item equals its head, the stored document and its tail', () => {
  const words = fc.oneof(fc.string(), seqLike, fc.constantFrom('"PropertyValues":{}', '\\"PropertyValues":{}'));
  fc.assert(
    fc.property(words, words, fc.nat(), (name, notes, seq) => {
      const event = aReplacement(name, notes);
      const { head, tail, placeholder } = splitEvent(event);
      const [before, after] = [head, tail ?? ''].map((part) => part.replaceAll(placeholder, String(seq)));
      const stored = JSON.parse(
        `${before}${JSON.stringify('item' in event ? event.item.propertyValues : undefined)}${after}`,
      ) as never;
      expect(z.decode(projectEventSchema, stored)).toEqual(withSeq(event, seq));
    }),
  );
});
