import { limits, type JsonObject, type JsonValue } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import type { ProjectDocument } from '../document.ts';
import { createFindings } from '../finding.ts';
import { readLlamaFile } from './read-llama-file.ts';
import { writeLlamaFile } from './write-llama-file.ts';

const [projectId, llamaId, hall, lamps, shop] = [1, 2, 11, 12, 13].map(numberedId);
const page = (id = '', Parent = '', Order = '') => ({
  id,
  type: 'Page',
  values: { DisplayName: id, Parent, Order },
  order: Order,
  workflowId: llamaId ?? '',
});
const tour: ProjectDocument = {
  project: { id: projectId ?? '', type: 'One', values: { DisplayName: 'Museum' } },
  workflows: [{ id: llamaId ?? '', type: 'Chapter', values: { DisplayName: 'Tour' }, order: 'a0' }],
  nodes: [page(shop, llamaId, 'a1'), page(lamps, hall, 'a0'), page(hall, llamaId, 'a0')],
};

function read(text: string) {
  const findings = createFindings();
  return { document: readLlamaFile(text, findings), findings: findings.list() };
}

interface LlamaJson {
  Llama: Record<string, JsonValue>;
  Pages: (JsonObject | null)[];
}

function readChanged(change: (file: LlamaJson) => void) {
  const file = JSON.parse(writeLlamaFile(tour, llamaId ?? '') ?? '') as LlamaJson;
  change(file);
  return read(JSON.stringify(file));
}

describe('a llama file', () => {
  test('a llama file holds the llama and its pages in reading order (A3.13)', () => {
    expect(JSON.parse(writeLlamaFile(tour, llamaId ?? '') ?? '')).toEqual({
      Llama: {
        Id: llamaId,
        ParentId: projectId,
        PropertyValues: { DisplayName: 'Tour' },
        PageList: [hall, lamps, shop],
      },
      Pages: [
        { Id: hall, Type: 'Page', Parent: llamaId, PropertyValues: { DisplayName: hall } },
        { Id: lamps, Type: 'Page', Parent: hall, PropertyValues: { DisplayName: lamps } },
        { Id: shop, Type: 'Page', Parent: llamaId, PropertyValues: { DisplayName: shop } },
      ],
    });
    expect(writeLlamaFile(tour, projectId ?? '')).toBeUndefined();
  });

  test('a llama file is read as it was written', () => {
    const text = writeLlamaFile(tour, llamaId ?? '') ?? '';
    const { document, findings } = read(text);
    expect(findings).toEqual([]);
    expect(document && writeLlamaFile({ ...document, project: tour.project }, llamaId ?? '')).toBe(text);
  });

  test('pages missing from the list come last', () => {
    const { document } = readChanged((file) => (file.Llama['PageList'] = [shop ?? '', 'unknown']));
    const text = (document && writeLlamaFile(document, llamaId ?? '')) ?? '';
    expect((JSON.parse(text) as LlamaJson).Llama['PageList']).toEqual([shop, hall, lamps]);
  });

  test.each(['', 'no JSON', '[]', '{}', '{"Llama":{},"Pages":[]}', '{"nodeList":[]}', '{"__proto__":{}}'])(
    'refuses %j as no llama file (A8.64)',
    (text) => {
      const { document, findings } = read(text);
      expect(document).toBeUndefined();
      expect(findings[0]?.message).toBe("This file isn't a valid Llama file.");
    },
  );

  test.each<[string, (file: LlamaJson) => void, string]>([
    ['no page', (file) => file.Pages.push(null), 'Pages/3'],
    ['a page without a type', (file) => file.Pages.push({ Id: numberedId(14), PropertyValues: {} }), 'Pages/3'],
    ['an id twice', (file) => file.Pages.push(file.Pages[0] ?? null), 'Pages/3'],
    ['a page with the id of the llama', (file) => Object.assign(file.Pages[1] ?? {}, { Id: llamaId }), 'Pages/1'],
    [
      'a page below a missing one',
      (file) => Object.assign(file.Pages[1] ?? {}, { Parent: numberedId(99) }),
      lamps ?? '',
    ],
    ['pages below each other', (file) => Object.assign(file.Pages[0] ?? {}, { Parent: lamps }), hall ?? ''],
    ['too many pages', (file) => (file.Pages = Array.from({ length: limits.llamaPagesMax + 1 }, () => ({}))), 'Pages'],
  ])('refuses a file with %s and names the place', (_what, change, place) => {
    const { document, findings } = readChanged(change);
    expect(document).toBeUndefined();
    expect(findings[0]?.entry).toContain(place);
  });
});
