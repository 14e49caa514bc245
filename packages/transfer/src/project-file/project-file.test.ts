import { array, assert, constantFrom, dictionary, jsonValue, oneof, property, record } from 'fast-check';
import { countingIds, numberedId } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { replaceDocumentIds } from '../replace-document-ids.ts';
import { readPackage } from '../read-package.ts';
import { aDocument, lines } from '../testing/builders.ts';
import { editJson, type JsonEdits } from '../testing/edit-json.ts';
import { writeProjectFile, writeWorkflowFile } from './write-project-file.ts';

const read = (text: string) => readPackage(new Map([['project.json', text]]), { newId: countingIds() });
const change = (edits: JsonEdits) => read(editJson(writeProjectFile(aDocument()), edits));

describe('a project file', () => {
  test('a project file has nodeList and nodeValues beside its version and project (A3.14)', () => {
    const file = JSON.parse(writeProjectFile(aDocument())) as Record<string, unknown>;
    expect(Object.keys(file)).toEqual(['FormatVersion', 'Project', 'nodeList', 'nodeValues']);
    expect(file['Project']).toEqual({ DisplayName: 'Harbour', Id: numberedId(1), Type: 'Pro' });
    expect(file['nodeList']).toMatchObject([
      { Id: numberedId(2), Kind: 'workflow' },
      { Id: numberedId(11), Kind: 'node', ParentId: numberedId(2) },
      { Id: numberedId(12), X: 10, Y: -4.5 },
      { Id: numberedId(3), Kind: 'workflow' },
      { Id: numberedId(13), ParentId: numberedId(3) },
    ]);
  });

  test('a project file has the same bytes for the same content in any order', () => {
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

  test('a project file is read as it was written', () => {
    const text = writeProjectFile(aDocument());
    const { format, document, findings } = read(text);
    expect([format, findings]).toEqual(['Confab', []]);
    expect(document && writeProjectFile(document)).toBe(text);
  });

  test('a workflow file contains only that workflow and names it', () => {
    const { document, workflowId } = read(writeWorkflowFile(aDocument(), numberedId(2)));
    expect(workflowId).toBe(numberedId(2));
    expect(document?.workflows.map(({ id }) => id)).toEqual([numberedId(2)]);
    expect(document?.nodes.map(({ id }) => id)).toEqual([numberedId(11), numberedId(12)]);
  });
});

describe('a file that is not a project', () => {
  test.each(['[]', '{}', '"x"', '{"nodeList": {}}', '{"nodeList": "all"}', '{"Pages": []}'])(
    'a file that is not a project is refused with the message of the product: %s (A5.17)',
    (text) => {
      expect(lines(read(text).findings)).toEqual(["error | project.json | You haven't uploaded a valid Project file"]);
    },
  );

  test('a file of a single llama is refused with a hint at Import Llama (A5.18)', () => {
    const [finding] = read('{"Llama": {"Id": "x"}, "Pages": []}').findings;
    expect(finding?.message).toContain('Import Llama');
  });

  test('a file that is not a package is refused with the same message', () => {
    expect(lines(readPackage(new Map([['readme.md', 'hello']]), { newId: countingIds() }).findings)).toEqual([
      "error |  | You haven't uploaded a valid Project file",
    ]);
  });
});

describe('a project file with a fault', () => {
  test.each<[string, JsonEdits, string]>([
    [
      'a newer form',
      { [`FormatVersion`]: 2 },
      'project.json, FormatVersion | This file has format version {0}; this Confab reads versions up to {1}. | 2 | 1',
    ],
    [
      'a version of words',
      { [`FormatVersion`]: 'one' },
      'project.json, FormatVersion | The format version is invalid.',
    ],
    ['no project', { [`Project`]: undefined }, 'project.json, Project | The project has no type.'],
    [
      'an id twice',
      { [`nodeList/1/Id`]: numberedId(1) },
      `project.json, nodeList/1 | The id {0} is used twice. | ${numberedId(1)}`,
    ],
    ['an id of words', { [`nodeList/1/Id`]: 'start' }, 'project.json, nodeList/1 | The id is not a GUID.'],
    [
      'a node without values',
      { [`nodeValues/${numberedId(11)}`]: undefined },
      `project.json, nodeValues/${numberedId(11)} | The values are missing.`,
    ],
    [
      'a node in no workflow',
      { [`nodeList/1/ParentId`]: numberedId(9) },
      `project.json, nodeList/${numberedId(11)} | A node must belong to a workflow of the file.`,
    ],
    [
      'an entry of another kind',
      { [`nodeList/1/Kind`]: 'page' },
      'project.json, nodeList/1 | An entry must be a workflow or a node.',
    ],
    [
      'an entry without a type',
      { [`nodeList/1/Type`]: undefined },
      'project.json, nodeList/1 | The entry has no type.',
    ],
    [
      'a missing workflow',
      { [`Workflow`]: numberedId(9) },
      'project.json, Workflow | The file does not contain this workflow.',
    ],
  ])('a project file is refused with the faulty entry: %s', (_what, edit, line) => {
    const { document, findings } = change(edit);
    expect(document).toBeUndefined();
    expect(lines(findings)).toContain(`error | ${line}`);
  });

  test('values without an item are left out with a warning', () => {
    const { document, findings } = change({ [`nodeValues/${numberedId(99)}`]: {} });
    expect(document?.nodes).toHaveLength(3);
    expect(lines(findings)).toEqual([
      `warning | project.json, nodeValues/${numberedId(99)} | No item in the list has this id; the values are left out.`,
    ]);
  });

  test.each([
    ['a key that reaches a prototype', '{"nodeList": [], "x": {"__proto__": {"polluted": true}}}', /The key "\{0\}"/],
    ['too deep', `{"nodeList": ${'['.repeat(70)}${']'.repeat(70)}}`, /levels deep/],
    ['a NUL', '{"nodeList": ["\\u0000"]}', /cannot be stored/],
    ['no content', '\uFEFF \n', /^The file is empty/],
    ['half a JSON', '{"nodeList": [', /not valid JSON/],
  ])('a project file is refused for %s', (_what, text, message) => {
    const [refusal, reason] = read(text).findings;
    expect(refusal?.message).toBe("You haven't uploaded a valid Project file");
    expect(reason?.message).toMatch(message);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('reading a project file never throws, whatever it contains', () => {
    const anything = jsonValue({ maxDepth: 4 });
    const part = oneof(anything, constantFrom(numberedId(1), numberedId(2), 'node', 'workflow'));
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

test('replaceDocumentIds replaces ids everywhere, even in tokens', () => {
  const moved = replaceDocumentIds(
    aDocument(),
    new Map([
      [numberedId(2), numberedId(52)],
      [numberedId(12), numberedId(62)],
    ]),
  );
  expect(moved.workflows.map(({ id }) => id)).toEqual([numberedId(3), numberedId(52)]);
  const text = writeProjectFile(moved);
  expect(text).not.toContain(numberedId(2));
  expect(text).not.toContain(numberedId(12));
  expect(text).toContain(`{tv.${numberedId(52)}.x}`);
  expect(text).toContain(`"TargetNodeId": "${numberedId(62)}"`);
});
