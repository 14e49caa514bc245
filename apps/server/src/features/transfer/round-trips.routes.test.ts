import { projectCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { writeProjectFile, type ProjectDocument } from '@confab/transfer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishTemplate } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import { decodeBase64, encodeBase64, exportProjectFile, sendProject } from './testing/project-files.ts';
import { listSecretTexts, randomDocument } from './testing/random-documents.ts';

const { app, owner: ada } = setUpServer();

const guid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

interface ProjectFile {
  readonly Project: { readonly Id: string };
  readonly nodeList: readonly { readonly Id: string }[];
  readonly nodeValues: Readonly<Record<string, { readonly DisplayName: string }>>;
}

/** A file with each item's id replaced by its name, sorted by name. Names are unique in these files. */
function nameItems(content: string): unknown {
  const text = decodeBase64(content);
  // An exported file.
  const { Project: project, nodeValues } = JSON.parse(text) as ProjectFile;
  const names = new Map(Object.entries(nodeValues).map(([id, values]) => [id, values.DisplayName]));
  names.set(project.Id, 'the project');
  const named = JSON.parse(text.replaceAll(guid, (id) => names.get(id) ?? id)) as ProjectFile;
  return { ...named, nodeList: named.nodeList.toSorted((a, b) => (a.Id < b.Id ? -1 : 1)) };
}

async function importFile(person: TestPerson, content: string, replaceExisting = false) {
  const { message, result } = await sendProject(app, person, content, { replaceExisting });
  expect(message).toBe('');
  expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return result.project?.projectId ?? '';
}

async function expectSameAfterRoundTrip(document: ProjectDocument) {
  const grace = await aPerson(app);
  const projectId = await importFile(ada, encodeBase64(writeProjectFile(document)));
  const { content } = await exportProjectFile(app, ada, projectId);
  const secrets = listSecretTexts(document);
  expect(secrets.filter((secret) => decodeBase64(content).includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  // The ids are taken in one team, so that the other gets new ones.
  const copy = (await exportProjectFile(app, grace, await importFile(grace, content))).content;
  expect(nameItems(copy)).toEqual(nameItems(content));
  await importFile(ada, content, true);
  expect((await exportProjectFile(app, ada, projectId)).content).toBe(content);
  return secrets.length;
}

test.each(['Pro', 'One'] as const)(
  'any %s project is exported without its secrets and, imported into another team or its own, exported unchanged except for ids (IMP-9)',
  async (projectType) => {
    let secrets = 0;
    await fc.assert(
      fc.asyncProperty(randomDocument(projectType), async (document) => {
        secrets += await expectSameAfterRoundTrip(document);
      }),
      { numRuns: 10, endOnFailure: true },
    );
    // The projects have secrets to lose; a One project has only those of its channels.
    if (projectType === 'Pro') expect(secrets).toBeGreaterThan(0);
  },
);

test('the secret of a channel is not exported, and stays when a file replaces the project', async () => {
  const secret = 'ahoy-4711';
  const projectId = await publishTemplate(app, ada, 'harbour-cafe', { DialogflowSecret: secret });
  const before = await readSecret(projectId);
  expect(before).toMatchObject({ SecretId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const { content } = await exportProjectFile(app, ada, projectId);
  expect(decodeBase64(content)).not.toContain(secret);
  const { message } = await sendProject(app, ada, content, { preview: false, replaceExisting: true });
  expect(message).toBe('');
  expect(await readSecret(projectId)).toEqual(before);
});

async function readSecret(projectId: ProjectId) {
  const query = { teamId: ada.teamId, projectId };
  const { project } = (await app.call(projectCalls.getFat, { token: ada.token, query })).result;
  return project.propertyValues['DialogflowSecret'];
}
