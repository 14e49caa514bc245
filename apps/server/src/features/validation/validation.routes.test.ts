import { checkedScriptLimits, mediaCalls, projectCalls, validationCalls, type BodyOf } from '@confab/contracts';
import type { InputEdit } from '@confab/inputs';
import { codeLimits } from '@confab/scripting/author-code';
import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { createPicture, createTone, TestLibrary } from '../../testing/media/library.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import {
  aMember,
  aPerson,
  aProject,
  inProject,
  inSay,
  type TestPerson,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { sendEdit } from '../../testing/edit-items.ts';

const { app, owner: ada } = setUpServer();

const validateProject = ({ teamId, projectId }: TestProject, { token }: TestPerson = ada) =>
  app.call(validationCalls.project, { query: { owningTeamId: teamId, projectId }, token });
const validateWorkflow = ({ teamId, workflowId }: TestProject, { token }: TestPerson = ada) =>
  app.call(validationCalls.workflow, { query: { owningTeamId: teamId, workflowId }, token });

async function edit(project: TestProject, level: 'Project' | 'Node', change: InputEdit) {
  const item = level === 'Node' ? inSay(project) : inProject(project);
  expect((await sendEdit(app, ada, item, change)).message).toBe('');
}

describe('validating a project (A7.59)', () => {
  test('project validation reports the problems of unsaved drafts with their inputs', async () => {
    const project = await aProject(app, ada);
    await edit(project, 'Node', {
      path: 'Response/Entries',
      action: 'AddRow',
      updatedValue: { EntryId: 'e1', Order: 'a0', ScreenLayout: 'TextOnly', DisplayText: 'Hello {tv.Guest}' },
    });
    const { result } = await validateProject(project);
    expect(result.valid).toBe(false);
    expect(result.problems.filter(({ itemId }) => itemId === project.say.id)).toEqual([
      expect.objectContaining({ code: 'UnknownToken', names: ['Guest'], fix: 'createVariable' }),
      {
        code: 'MissingConnector',
        severity: 'error',
        itemId: project.say.id,
        path: 'Connectors/next/TargetNodeId',
        message: '"Next" leads nowhere; the conversation would end here.',
        names: ['Next'],
        nameKeys: ['term.next'],
        fix: null,
      },
      expect.objectContaining({ code: 'Unreachable', severity: 'warning', path: '' }),
    ]);
    expect(result.errorCount + result.warningCount).toBe(result.problems.length);
  });

  test('a project from a template has no problems', async () => {
    const { teamId, token } = ada;
    const body = { teamId, displayName: 'Café', projectType: 'Pro', templateId: 'harbour-cafe' } as const;
    const made = await app.call(projectCalls.create, { body, token });
    const query = { owningTeamId: teamId, projectId: made.result.projectId };
    expect((await app.call(validationCalls.project, { query, token })).result).toEqual({
      valid: true,
      errorCount: 0,
      warningCount: 0,
      problems: [],
    });
  });
});

describe('validating a workflow (A7.60)', () => {
  test('workflow validation reports problems of the workflow and its nodes only', async () => {
    const project = await aProject(app, ada);
    await edit(project, 'Project', {
      path: 'Intents',
      action: 'AddRow',
      updatedValue: aRow('i', { Name: 'Tea', Samples: '', Keywords: '' }),
    });
    const codesOfProject = (await validateProject(project)).result.problems.map(({ code }) => code);
    const codesOfWorkflow = (await validateWorkflow(project)).result.problems.map(({ code }) => code);
    expect(codesOfProject).toContain('EmptyIntent');
    expect(codesOfWorkflow).not.toContain('EmptyIntent');
    expect(codesOfWorkflow).toContain('EmptyResponse');
  });
});

describe('the files that a project names', () => {
  async function show(project: TestProject, fields: Record<string, string>) {
    await edit(project, 'Node', {
      path: 'Response/Entries',
      action: 'AddRow',
      updatedValue: { EntryId: newId(), Order: 'a0', ScreenLayout: 'TextOnly', DisplayText: 'Hello', ...fields },
    });
  }
  const listFileProblems = async (project: TestProject) =>
    (await validateProject(project)).result.problems
      .filter(({ code }) => code.includes('Asset'))
      .map(({ code, severity, path, names }) => [code, severity, path.split('/').at(-1), ...names]);

  test('a file that is unknown, deleted, of another team or of another kind is an error at its input', async () => {
    const project = await aProject(app, ada);
    const library = new TestLibrary(app, ada);
    const other = new TestLibrary(app, await aPerson(app));
    const [logo, old, foreign] = await Promise.all([
      library.addFile('logo.png', await createPicture()),
      library.addFile('old.png', await createPicture()),
      other.addFile('logo.png', await createPicture()),
    ]);
    const bell = await library.addFile('bell.wav', createTone());
    await show(project, { ImageAssetId: logo, AudioAssetId: bell });
    await show(project, { ImageAssetId: old });
    expect(await listFileProblems(project)).toEqual([]);

    await library.ask('delete', { data: [{ id: old }] });
    await show(project, { ImageAssetId: foreign, AudioAssetId: logo });
    await show(project, { ImageAssetId: newId() });
    expect((await listFileProblems(project)).toSorted()).toEqual([
      ['AssetNotSound', 'error', 'AudioAssetId', 'Audio', 'logo.png'],
      ['DeletedAsset', 'error', 'ImageAssetId', 'Image', 'old.png'],
      ['MissingAsset', 'error', 'ImageAssetId', 'Image'],
      ['MissingAsset', 'error', 'ImageAssetId', 'Image'],
    ]);
  });

  test('the states of files contain name, kind and deletion, and none of them is of another team (TEN-1)', async () => {
    const library = new TestLibrary(app, ada);
    const bob = await aPerson(app);
    const foreign = await new TestLibrary(app, bob).addFile('secret.png', await createPicture());
    const [kept, gone] = [await library.addFile('a.txt', 'A'), await library.addFile('b.txt', 'B')];
    await library.ask('delete', { data: [{ id: gone }] });
    const assetIds = [kept, gone, foreign];
    const body = { teamId: ada.teamId, assetIds };
    const { result } = await app.call(mediaCalls.states, { token: ada.token, body });
    expect(result.toSorted((one, two) => (one.name < two.name ? -1 : 1))).toEqual([
      { assetId: kept, name: 'a.txt', fileType: 'Text', isDeleted: false },
      { assetId: gone, name: 'b.txt', fileType: 'Text', isDeleted: true },
    ]);
    expect((await app.call(mediaCalls.states, { token: bob.token, body })).status).toBe(404);
  });
});

describe('who may validate', () => {
  test('a Viewer may validate a project', async () => {
    const project = await aProject(app, ada);
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    expect((await validateProject(project, viewer)).status).toBe(200);
    expect((await validateWorkflow(project, viewer)).status).toBe(200);
  });

  test('another team’s projects and workflows are not found, whichever team the request names (A8.36, A8.37)', async () => {
    const project = await aProject(app, ada);
    const mallory = await aPerson(app);
    const answers = [
      await validateProject(project, mallory),
      await validateProject({ ...project, teamId: mallory.teamId }, mallory),
      await validateWorkflow(project, mallory),
      await validateWorkflow({ ...project, teamId: mallory.teamId }, mallory),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(answers.map(({ message }) => message)).toEqual([
      'Error validating project',
      'Error validating project',
      'Error validating workflow',
      'Error validating workflow',
    ]);
  });
});

describe('checking scripts', () => {
  const check = (scripts: BodyOf<typeof validationCalls.scripts>['scripts'], { token }: TestPerson = ada) =>
    app.call(validationCalls.scripts, { body: { scripts }, token });
  const post = async (scripts: readonly unknown[]) => {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: validationCalls.scripts.path,
      headers: { 'client-token': ada.token },
      payload: { scripts },
    });
    return statusCode;
  };

  test('each script has its fault in the order of the scripts, and none runs', async () => {
    const scripts = [
      { code: 'const run = () => 1;', functionName: 'run' },
      { code: 'function run() {\n  return {;\n}', functionName: 'run' },
      { code: 'throw new Error("it ran")', functionName: 'run' },
    ];
    expect((await check(scripts)).result).toEqual([
      null,
      { type: 'syntax', line: 2, message: "Unexpected token ';'" },
      { type: 'noFunction', line: null, message: '' },
    ]);
  });

  test('a person without a team can check scripts, and no scripts have no faults', async () => {
    expect((await check([], await aPerson(app))).result).toEqual([]);
  });

  test('a script of the longest length is checked, a longer one and too many are refused', async () => {
    const { codeLength, scripts } = checkedScriptLimits;
    expect(codeLength).toBe(codeLimits.codeLength);
    const code = `const run = 1;${' '.repeat(codeLength - 14)}`;
    expect((await check([{ code, functionName: 'run' }])).result).toEqual([null]);
    expect(await post([{ code: `${code} `, functionName: 'run' }])).toBe(400);
    expect(await post(Array.from({ length: scripts + 1 }, () => ({ code: '', functionName: '' })))).toBe(400);
  });
});
