import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { numbered, withPlaceholder } from './changes.repository.ts';

const id = '0197a000-0000-7000-8000-000000000001';

function anEdit(authorName: string, updatedValue: string): ProjectEvent {
  const author = { TeamId: id, ProjectId: id, Seq: 0, AuthorId: id, AuthorName: authorName, ChangerConnectionId: '' };
  const change = { EditId: id, Path: 'Notes', Action: 'ValueChanged', UpdatedValue: updatedValue };
  const rest = { FrontendApp: 'pro', BaseSeq: 0, EventLevel: 'Node' };
  const wire = { ...author, Type: 'edited', Edit: { ...author, ...change, ...rest } };
  return z.decode(projectEventSchema, wire as never);
}

const seqLike = fc.constantFrom('"Seq":0', String(Number.MAX_SAFE_INTEGER), `${Number.MAX_SAFE_INTEGER - 1}`, '\\');

test('a number put in for the placeholder numbers the event and touches nothing that people wrote', () => {
  const words = fc.oneof(
    fc.string(),
    seqLike,
    fc.tuple(seqLike, seqLike).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(words, words, fc.nat(), (name, value, seq) => {
      const event = anEdit(name, value);
      const { text, placeholder } = withPlaceholder(event);
      const stored = JSON.parse(text.replaceAll(placeholder, String(seq))) as never;
      expect(z.decode(projectEventSchema, stored)).toEqual(numbered(event, seq));
    }),
  );
});
