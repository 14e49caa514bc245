import { describe, expect, test } from 'vitest';
import { llamaSchema, minBuildOf, pageSchema } from './one-project.ts';

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

describe('a llama', () => {
  const stored = {
    Id: id(1),
    Parent: id(2),
    PageList: [id(3), id(4)],
    AttributeList: {
      OwningProjectId: id(2),
      LlamaType: 'Appendix',
      MinBuild: 3,
      Subtitle: 'Rooms one to four',
      SubmissionStatus: 'Under Review' as const,
      NumberOfInteractions: 7,
      UtcTimestamp: '2026-11-20T10:00:00Z',
    },
    PropertyValues: { DisplayName: 'Tour', own_key: [1] },
  };

  test('a llama keeps all stored values and the order of its pages (A3.10)', () => {
    expect(llamaSchema.encode(llamaSchema.decode(stored))).toEqual(stored);
  });

  test('a llama is a chapter and a draft by default (A3.10, A9.10)', () => {
    const { attributeList } = llamaSchema.decode({ ...stored, AttributeList: { OwningProjectId: id(2) } });
    expect(attributeList).toEqual({
      owningProjectId: id(2),
      llamaType: 'Chapter',
      minBuild: 1,
      subtitle: '',
      submissionStatus: 'Draft',
      numberOfInteractions: 0,
      utcTimestamp: '',
    });
  });

  const statuses = ['Live', 'Draft', 'Under Review', 'Published', 'Approved', 'Denied'];
  test.each(statuses)('a llama may have the status %s (A3.19, P4.59)', (status) => {
    const AttributeList = { ...stored.AttributeList, SubmissionStatus: status };
    expect(llamaSchema.decode({ ...stored, AttributeList } as never).attributeList.submissionStatus).toBe(status);
  });

  test('a llama rejects any other status', () => {
    const AttributeList = { ...stored.AttributeList, SubmissionStatus: 'Lost' };
    expect(llamaSchema.safeDecode({ ...stored, AttributeList: AttributeList as never }).success).toBe(false);
    expect(llamaSchema.safeDecode({ ...stored, PageList: ['three'] }).success).toBe(false);
  });

  test('a llama needs the highest build of all its pages (A3.11)', () => {
    const introducedIn = (type: string) => ({ Page: 1, Form: 12, Wallet: 40 })[type] ?? 0;
    expect(minBuildOf([{ type: 'Page' }, { type: 'Wallet' }, { type: 'Form' }], introducedIn)).toBe(40);
    expect(minBuildOf([{ type: 'Unheard' }], introducedIn)).toBe(1);
    expect(minBuildOf([], introducedIn)).toBe(1);
  });
});

describe('a page', () => {
  const stored = { Id: id(3), Parent: id(1), Type: 'Page', PropertyValues: { DisplayName: 'Room one' } };

  test('a page keeps its type, its parent and its values (A3.12)', () => {
    expect(pageSchema.encode(pageSchema.decode(stored))).toEqual(stored);
    expect(pageSchema.decode(stored).propertyValues.DisplayName).toBe('Room one');
  });

  test('a page of an unknown type is kept', () => {
    expect(pageSchema.decode({ ...stored, Type: 'Hologram' }).type).toBe('Hologram');
  });
});
