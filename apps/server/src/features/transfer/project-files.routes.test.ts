import { recentlyDeletedCalls, nodeCalls, oneTemplateCalls, projectCalls, transferCalls } from '@confab/contracts';
import type { NodeId, ProjectId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, aProject, type TestPerson } from '../../testing/people-and-projects.ts';
import { encodeBase64, changedFile, sendProject, decodeBase64, getItemValues } from './testing/project-files.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();

/** A project from a template with content of every kind. */
async function aCafe(person: TestPerson, displayName = 'Café') {
  const body = { teamId: person.teamId, displayName, projectType: 'Pro', templateId: 'harbour-cafe' } as const;
  return (await app.call(projectCalls.create, { token: person.token, body })).result;
}
async function exported(projectId: string, person = ada, includeMediaAssets?: boolean) {
  const query = {
    owningTeamId: person.teamId,
    projectId: projectId as ProjectId,
    ...(includeMediaAssets && { includeMediaAssets }),
  };
  return (await app.call(transferCalls.exportProject, { token: person.token, query })).result;
}
const send = (content: string, more: object = {}, person = ada) => sendProject(app, person, content, more);

describe('an exported project', () => {
  test('an exported project is a JSON file with its name, with the same bytes each time (A7.55)', async () => {
    const { projectId } = await aCafe(ada);
    const file = await exported(projectId);
    expect([file.fileName, file.mediaType]).toEqual(['Café.json', 'application/json']);
    expect(Object.keys(JSON.parse(decodeBase64(file.content)))).toContain('nodeList');
    expect(await exported(projectId)).toEqual(file);
  });

  test('an exported project with media is a zip with checksums, with the same bytes each time', async () => {
    const { projectId } = await aCafe(ada);
    const file = await exported(projectId, ada, true);
    expect(file.fileName).toBe('Café.zip');
    expect(Buffer.from(file.content, 'base64').toString('latin1')).toContain('checksums.txt');
    expect((await exported(projectId, ada, true)).content).toBe(file.content);
    expect((await send(file.content, { preview: true })).result).toMatchObject({ format: 'Confab', findings: [] });
  });

  test('an exported project gets new ids in another team, and is otherwise exported the same (IMP-5, IMP-9)', async () => {
    const grace = await aPerson(app);
    const { projectId } = await aCafe(ada);
    const file = await exported(projectId);
    const { result } = await send(file.content, {}, grace);
    expect(result).toMatchObject({
      overlaps: null,
      format: 'Confab',
      findings: [],
      project: { publishStatus: 'Draft' },
    });
    expect(result.project?.projectId).not.toBe(projectId);
    const again = await exported(result.project?.projectId ?? '', grace);
    const numbered = (content: string) => {
      const ids: string[] = [];
      return decodeBase64(content).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        if (!ids.includes(id)) ids.push(id);
        return `#${ids.indexOf(id)}`;
      });
    };
    const lines = (content: string) => numbered(content).split('\n').toSorted().length;
    expect(lines(again.content)).toBe(lines(file.content));
    expect(await exported(projectId)).toEqual(file);
  });
});

test('an exported One project is imported with its llamas and pages', async () => {
  const query = { templateId: 'glass-museum', projectName: 'Museum', teamId: ada.teamId };
  const { project } = (await app.call(oneTemplateCalls.createFromTemplate, { token: ada.token, query })).result;
  const file = await exported(project.projectId);
  expect(decodeBase64(file.content)).toContain('"Kind": "page"');
  const grace = await aPerson(app);
  const { result } = await send(file.content, {}, grace);
  expect(result).toMatchObject({ findings: [], project: { projectType: 'One', displayName: 'Museum' } });
  const copy = (await exported(result.project?.projectId ?? '', grace)).content;
  expect(decodeBase64(copy).split('\n')).toHaveLength(decodeBase64(file.content).split('\n').length);
  expect((await send(file.content, { replaceExisting: true })).result.project?.nodeCount).toBe(project.nodeCount);
});

describe('importing a project file', () => {
  test('a project file can be previewed with the project that it would replace (A4.47, A7.57)', async () => {
    const { projectId } = await aCafe(ada, 'Shown');
    const { content } = await exported(projectId);
    const { status, result } = await send(content, { preview: true });
    expect([status, result.displayName, result.overlaps?.projectId, result.project]).toEqual([
      200,
      'Shown',
      projectId,
      null,
    ]);
    expect([result.workflowCount, result.intentCount]).toEqual([6, 41]);
  });

  test('a project is replaced only after confirmation (A4.49)', async () => {
    const { projectId } = await aCafe(ada, 'Sure');
    const { content } = await exported(projectId);
    const { status, message } = await send(content);
    expect([status, message]).toEqual([
      409,
      'A project with this id already exists. Confirm that you want to replace it.',
    ]);
  });

  test('a file replaces a project item by item: items are changed, added, deleted and restored (A4.47, IMP-6)', async () => {
    const project = await aProject(app, ada);
    const { teamId, projectId, workflowId, say } = project;
    const { token } = ada;
    const { content } = await exported(projectId);
    const query = { teamId, projectId };
    const body = { ...query, workflowId, nodeType: 'Say', displayName: 'Later' } as never;
    const later = (await app.call(nodeCalls.create, { token, body })).result;
    const removal = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId };
    await app.call(nodeCalls.remove, { token, query: { ...removal, nodeId: say.id as string as NodeId } });
    const seqBefore = (await app.call(projectCalls.getFat, { token, query })).result.seq;

    const file = changedFile(content, (json) => {
      getItemValues(json, projectId).DisplayName = 'Replaced';
      json.Project.DisplayName = 'Replaced';
    });
    const { result } = await send(file, { replaceExisting: true });
    expect(result.project).toMatchObject({ projectId, displayName: 'Replaced' });
    const after = (await app.call(projectCalls.getFat, { token, query })).result;
    expect(after.project.version).toBe(2);
    expect(after.nodes.map(({ id }) => id)).toContain(say.id);
    expect(after.nodes.map(({ id }) => id)).not.toContain((later as { id?: string }).id);
    expect(after.seq).toBeGreaterThan(seqBefore);
    expect(decodeBase64((await exported(projectId)).content)).toBe(
      `${JSON.stringify(JSON.parse(decodeBase64(file)), undefined, 2)}\n`,
    );
  });

  test('a file of a deleted project is imported as a copy', async () => {
    const { projectId } = await aCafe(ada, 'Deleted');
    const { content } = await exported(projectId);
    await app.call(projectCalls.remove, { token: ada.token, query: { owningTeamId: ada.teamId, projectId } });
    const { result } = await send(content);
    expect(result.project?.projectId).not.toBe(projectId);
    const deleted = (
      await app.call(recentlyDeletedCalls.list, { token: ada.token, query: { teamId: ada.teamId } as never })
    ).result;
    expect(JSON.stringify(deleted)).toContain(projectId);
  });

  test('a file with an error is refused as a whole, with the faulty entry', async () => {
    const { projectId } = await aCafe(ada, 'Faulty');
    const { content } = await exported(projectId);
    const file = changedFile(content, (json) => {
      getItemValues(json, projectId).Language = 7;
    });
    const shown = await send(file, { preview: true });
    expect(shown.result.findings).toMatchObject([
      {
        severity: 'error',
        entry: `project ${projectId}`,
        code: 'itemRefused',
        names: ['The value of "Language" does not fit its input.', 'itemMessages.invalidValue', 'Language'],
      },
    ]);
    const { status, message } = await send(file, { replaceExisting: true });
    expect([status, message]).toEqual([422, `project ${projectId}: The value of "Language" does not fit its input.`]);
  });

  test('unknown inputs and connections to missing items are left out', async () => {
    const { projectId } = await aCafe(ada, 'Odd');
    const { content } = await exported(projectId);
    const file = changedFile(content, (json) => {
      getItemValues(json, projectId).Colour = 'red';
      const gone = json.nodeList.find(({ Type }) => Type === 'EndSession')?.Id;
      json.nodeList = json.nodeList.filter(({ Id }) => Id !== gone);
      delete json.nodeValues[String(gone)];
    });
    const { findings } = (await send(file, { preview: true })).result;
    expect(findings.map(({ message }) => message)).toContain('The input "{0}" does not exist and is left out.');
    expect(findings.map(({ message }) => message)).toContain(
      'It refers to {0}, which does not exist; the reference is removed.',
    );
    expect((await send(file, { replaceExisting: true })).status).toBe(200);
  });

  const noProjects = [
    [
      '{"Llama": {}, "Pages": []}',
      "project.json: You haven't uploaded a valid Project file. It holds a single llama: use Import Llama.",
    ],
    ['{}', "project.json: You haven't uploaded a valid Project file"],
    ['Dear diary', "project.json: You haven't uploaded a valid Project file"],
    ['', "project.json: You haven't uploaded a valid Project file"],
    ['PK\u0003\u0004 nothing', "You haven't uploaded a valid Project file"],
  ] as const;

  test.each(noProjects)('a file that is not a project is refused: "%s" (A5.17, A5.18)', async (text, message) => {
    const { status, message: shown } = await send(encodeBase64(text));
    expect([status, shown]).toEqual([422, message]);
  });

  test.each([
    ['Dear diary', 'The file is not valid JSON in line {0}.'],
    [' ', 'The file is empty.'],
    ['PK\u0003\u0004 nothing', 'The file is not a zip, or its end is missing. Export or download it again.'],
  ])('the preview of "%s" shows after the specified message why it is not a project (A5.17)', async (text, reason) => {
    const { findings } = (await send(encodeBase64(text), { preview: true })).result;
    const messages = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect(messages).toEqual(["You haven't uploaded a valid Project file", reason]);
  });
});

test('a caller who cannot import is refused before the file is read (IMP-1)', async () => {
  const viewer = await aMember(app, ada.teamId, 'Viewer');
  const url = `${transferCalls.importProject.path}?owningTeamId=${ada.teamId}`;
  const headers = { 'client-token': viewer.token, 'content-type': 'application/json' };
  // The body is not even JSON, so a 403 proves that it was not read.
  const answered = await app.app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(100_000) });
  expect(answered.statusCode).toBe(403);
});
