import { array, assert, constantFrom, dictionary, jsonValue, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceDocumentIds } from '../replace-ids.ts';
import { readPackage } from '../read-package.ts';
import { aDocument, counter, idOf, lines } from '../testing/builders.ts';
import { editJson, type JsonEdits } from '../testing/edit-json.ts';
import { writeProjectFile, writeWorkflowFile } from './write-project-file.ts';

const read = (text: string) => readPackage(new Map([['project.json', text]]), { newId: counter() });
const change = (edits: JsonEdits) => read(editJson(writeProjectFile(aDocument()), edits));

describe('a project file', () => {
  test('holds nodeList and nodeValues beside its version and its project (A3.14)', () => {
    const file = JSON.parse(writeProjectFile(aDocument())) as Record<string, unknown>;
    expect(Object.keys(file)).toEqual(['FormatVersion', 'Project', 'nodeList', 'nodeValues']);
    expect(file['Project']).toEqual({ DisplayName: 'Harbour', Id: idOf(1), Type: 'Pro' });
    expect(file['nodeList']).toMatchObject([
      { Id: idOf(2), Kind: 'workflow' },
      { Id: idOf(11), Kind: 'node', ParentId: idOf(2) },
      { Id: idOf(12), X: 10, Y: -4.5 },
      { Id: idOf(3), Kind: 'workflow' },
      { Id: idOf(13), ParentId: idOf(3) },
    ]);
  });

  test('is the same bytes for the same content, in whatever order it was kept', () => {
    const document = aDocument();
    const turned = {
      project: {
        ...document.project,
        values: Object.fromEntries(Object.entries(document.project.values).toReversed()),
      },
      workflows: document.workflows.toReversed(),
      nodes: document.nodes.toReversed(),
    };
    expect(writeProjectFile(turned)).toBe(writeProjectFile(document));
    expect(writeProjectFile(document).endsWith('}\n')).toBe(true);
  });

  test('goes in as it came out', () => {
    const text = writeProjectFile(aDocument());
    const { format, document, findings } = read(text);
    expect([format, findings]).toEqual(['Confab', []]);
    expect(document && writeProjectFile(document)).toBe(text);
  });

  test('of one workflow holds that alone, and says which', () => {
    const { document, workflowId } = read(writeWorkflowFile(aDocument(), idOf(2)));
    expect(workflowId).toBe(idOf(2));
    expect(document?.workflows.map(({ id }) => id)).toEqual([idOf(2)]);
    expect(document?.nodes.map(({ id }) => id)).toEqual([idOf(11), idOf(12)]);
  });
});

describe('a file that is no project', () => {
  test.each(['[]', '{}', '"x"', '{"nodeList": {}}', '{"nodeList": "all"}', '{"Pages": []}'])(
    'is refused in the words of the product: %s (A5.17)',
    (text) => {
      expect(lines(read(text).findings)).toEqual(["error | project.json | You haven't uploaded a valid Project file"]);
    },
  );

  test('but a single llama leads to Import Llama (A5.18)', () => {
    const [finding] = read('{"Llama": {"Id": "x"}, "Pages": []}').findings;
    expect(finding?.message).toContain('Import Llama');
  });

  test('or of no package at all is refused alike', () => {
    expect(lines(readPackage(new Map([['readme.md', 'hello']]), { newId: counter() }).findings)).toEqual([
      "error |  | You haven't uploaded a valid Project file",
    ]);
  });
});

describe('a project file with a fault', () => {
  test.each<[string, JsonEdits, string]>([
    [
      'a newer form',
      { [`FormatVersion`]: 2 },
      'project.json, FormatVersion | This file has the form {0}; this Confab reads forms up to {1}. | 2 | 1',
    ],
    [
      'a version of words',
      { [`FormatVersion`]: 'one' },
      'project.json, FormatVersion | This is no version of a project file.',
    ],
    ['no project', { [`Project`]: undefined }, 'project.json, Project | The project has no type.'],
    [
      'an id twice',
      { [`nodeList/1/Id`]: idOf(1) },
      `project.json, nodeList/1 | The id {0} stands there twice. | ${idOf(1)}`,
    ],
    ['an id of words', { [`nodeList/1/Id`]: 'start' }, 'project.json, nodeList/1 | The id is no GUID.'],
    [
      'a node without values',
      { [`nodeValues/${idOf(11)}`]: undefined },
      `project.json, nodeValues/${idOf(11)} | The values are missing.`,
    ],
    [
      'a node in no workflow',
      { [`nodeList/1/ParentId`]: idOf(9) },
      `project.json, nodeList/${idOf(11)} | A node stands below a workflow of the file.`,
    ],
    [
      'an entry of another kind',
      { [`nodeList/1/Kind`]: 'page' },
      'project.json, nodeList/1 | An entry is a workflow or a node.',
    ],
    [
      'an entry without a type',
      { [`nodeList/1/Type`]: undefined },
      'project.json, nodeList/1 | The entry has no type.',
    ],
    [
      'a missing workflow',
      { [`Workflow`]: idOf(9) },
      'project.json, Workflow | There is no such workflow in the file.',
    ],
  ])('is refused with the entry at fault: %s', (_what, edit, line) => {
    const { document, findings } = change(edit);
    expect(document).toBeUndefined();
    expect(lines(findings)).toContain(`error | ${line}`);
  });

  test('is taken without what belongs to nothing, which is told', () => {
    const { document, findings } = change({ [`nodeValues/${idOf(99)}`]: {} });
    expect(document?.nodes).toHaveLength(3);
    expect(lines(findings)).toEqual([
      `warning | project.json, nodeValues/${idOf(99)} | Nothing in the list has this id; it is left out.`,
    ]);
  });

  test.each([
    ['a key that reaches a prototype', '{"nodeList": [], "x": {"__proto__": {"polluted": true}}}', /The key "\{0\}"/],
    ['too deep', `{"nodeList": ${'['.repeat(70)}${']'.repeat(70)}}`, /levels deep/],
    ['a NUL', '{"nodeList": ["\\u0000"]}', /cannot be stored/],
    ['half a JSON', '{"nodeList": [', /no JSON/],
  ])('is refused for %s', (_what, text, message) => {
    expect(read(text).findings[0]?.message).toMatch(message);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('never throws, whatever stands in it', () => {
    const anything = jsonValue({ maxDepth: 4 });
    const part = oneof(anything, constantFrom(idOf(1), idOf(2), 'node', 'workflow'));
    const row = dictionary(constantFrom('Id', 'Kind', 'ParentId', 'Type', 'Order', 'X'), part);
    const file = record(
      {
        FormatVersion: anything,
        Project: oneof(row, anything),
        nodeList: oneof(array(row), anything),
        nodeValues: anything,
      },
      { requiredKeys: [] },
    );
    assert(
      property(oneof(file, anything), (value) => {
        const { document, findings } = read(JSON.stringify(value));
        expect(document === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
      }),
      { numRuns: 300 },
    );
  });
});

test('other ids are given everywhere, in tokens too', () => {
  const moved = replaceDocumentIds(
    aDocument(),
    new Map([
      [idOf(2), idOf(52)],
      [idOf(12), idOf(62)],
    ]),
  );
  expect(moved.workflows.map(({ id }) => id)).toEqual([idOf(3), idOf(52)]);
  const text = writeProjectFile(moved);
  expect(text).not.toContain(idOf(2));
  expect(text).not.toContain(idOf(12));
  expect(text).toContain(`{tv.${idOf(52)}.x}`);
  expect(text).toContain(`"TargetNodeId": "${idOf(62)}"`);
});
