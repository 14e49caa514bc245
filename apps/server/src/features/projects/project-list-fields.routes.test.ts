import { oneTemplateCalls, projectCalls } from '@confab/contracts';
import { z } from 'zod';
import { itemSchemaSchema } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner: ada, project } = setUpServer();

type Wire = Readonly<Record<string, unknown>>;
type WireMap = Readonly<Record<string, Wire>>;

async function getProjects(query: string) {
  const url = `/api/GetProjects?${query}`;
  const response = await app.app.inject({ method: 'GET', url, headers: { 'client-token': ada.token } });
  const answer = response.json<{ Success: boolean; ResponseObject: Record<string, WireMap> }>();
  return { status: response.statusCode, success: answer.Success, list: answer.ResponseObject };
}

describe('the fields of the project list', () => {
  let list: Record<string, WireMap>;
  beforeAll(async () => {
    ({ list } = await getProjects('frontendApp=pro&wantSkinnyProjects=true'));
  });

  test('the project list has the sixteen fields of the specification and no others (P7.41, A3.78)', () => {
    expect(Object.keys(list).toSorted()).toEqual([
      'ActiveTeam',
      'CompositeProperties',
      'Extensions',
      'LinkedResponses',
      'MiscAttributes',
      'NodeAttributes',
      'NodeCategories',
      'NodeExceptions',
      'NodeInputParams',
      'NodeOutputParams',
      'NodeSchemas',
      'ProjectSchemas',
      'SkinnyProjects',
      'SystemModules',
      'Tokens',
      'WorkflowSchemas',
    ]);
    expect(list['ActiveTeam']).toMatchObject({ TeamId: ada.teamId });
    expect(list['MiscAttributes']).toMatchObject({ MinFrontEndVersion: 52, AudioCloudPath: expect.any(String) });
  });

  test.each(['ProjectSchemas', 'WorkflowSchemas', 'NodeSchemas'])(
    'the project list has %s by type (P7.41, A3.78)',
    (name) => {
      const schemas = Object.entries(list[name] ?? {});
      expect(schemas.length).toBeGreaterThan(0);
      for (const [type, schema] of schemas) {
        expect(schema).toMatchObject({ Type: type, Properties: expect.any(Array), Categories: expect.any(Array) });
        expect(z.safeDecode(itemSchemaSchema, schema as never).success).toBe(true);
      }
    },
  );

  test('the project list has tokens by name, each with its category (P7.41, A3.78)', () => {
    const tokens = Object.entries(list['Tokens'] ?? {});
    expect(tokens.length).toBeGreaterThan(0);
    for (const [name, token] of tokens)
      expect(token).toMatchObject({ TokenName: name, Category: expect.stringMatching(/./) });
  });

  test('the project list has extensions by id, each with its texts, icon and help link (P7.41, A3.78)', () => {
    const extensions = Object.values(list['Extensions'] ?? {});
    expect(extensions.length).toBeGreaterThan(0);
    for (const extension of extensions)
      expect(extension).toMatchObject({
        Description: expect.stringMatching(/./),
        LongDescription: expect.stringMatching(/./),
        Icon: expect.stringMatching(/./),
      });
    expect(extensions.some(({ HelpLink }) => /^https?:/.test(String(HelpLink)))).toBe(true);
  });

  test('the project list has node categories that node schemas refer to (P7.41, A3.78)', () => {
    const categories = (list['NodeCategories'] as unknown as readonly Wire[]).map(({ Id }) => Id);
    const used = new Set(
      Object.values(list['NodeSchemas'] ?? {}).flatMap(({ NodeCategory }) => (NodeCategory ? [NodeCategory] : [])),
    );
    expect([...used].filter((id) => !categories.includes(id))).toEqual([]);
  });

  test('the project list has attributes, exceptions, parameters and composite properties of node types only (P7.41, A3.78)', () => {
    const types = Object.keys(list['NodeSchemas'] ?? {});
    for (const name of [
      'NodeAttributes',
      'NodeExceptions',
      'NodeInputParams',
      'NodeOutputParams',
      'CompositeProperties',
    ]) {
      const described = Object.keys(list[name] ?? {});
      expect(described.length, name).toBeGreaterThan(0);
      expect(
        described.filter((type) => !types.includes(type)),
        name,
      ).toEqual([]);
    }
  });

  test('the project list has linked responses by source and skinny projects by project id (P7.41, A3.78)', () => {
    expect(list['LinkedResponses']?.['Pro']).toMatchObject({
      ResponseSource: 'Global',
      Description: expect.any(String),
      ResponseEntries: expect.any(Array),
    });
    expect(Object.keys(list['SkinnyProjects'] ?? {})).toEqual([project.projectId]);
  });
});

describe('the parameters of GetProjects', () => {
  beforeAll(async () => {
    const query = { templateId: 'glass-museum', projectName: 'Museum guide', teamId: ada.teamId };
    await app.call(oneTemplateCalls.createFromTemplate, { query, token: ada.token });
  });
  const typesFor = async (query: string) => {
    const { list } = await getProjects(query);
    return Object.values(list['SkinnyProjects'] ?? {})
      .map(({ ProjectType }) => ProjectType)
      .toSorted();
  };

  test('GetProjects lists the projects of the given frontend app (P7.33)', async () => {
    expect(await typesFor('frontendApp=pro&wantSkinnyProjects=true')).toEqual(['Pro']);
    expect(await typesFor('frontendApp=one&wantSkinnyProjects=true')).toEqual(['One']);
    expect(await typesFor('frontendApp=my&wantSkinnyProjects=true')).toEqual(['One', 'Pro']);
  });

  test('GetProjects lists no projects when skinny projects are not requested, but still the catalogue (P7.33)', async () => {
    const { list, success } = await getProjects('frontendApp=pro&wantSkinnyProjects=false');
    expect([success, list['SkinnyProjects']]).toEqual([true, {}]);
    expect(Object.keys(list['NodeSchemas'] ?? {})).toContain('Say');
  });

  test('GetProjects may name the live connection of the caller (P7.33)', async () => {
    const query = 'frontendApp=pro&wantSkinnyProjects=true';
    const [without, withConnection] = [
      await getProjects(query),
      await getProjects(`${query}&signalRConnectionId=connection-1`),
    ];
    expect(withConnection).toEqual(without);
    expect((await getProjects(`${query}&connection=1`)).status).toBe(400);
  });
});

describe('the summary of a project', () => {
  const getSummary = async (id: string) => {
    const { list } = await getProjects('frontendApp=my&wantSkinnyProjects=true');
    return list['SkinnyProjects']?.[id] ?? {};
  };

  test('a project summary has its id, name, type, platforms, status, image, last change and attributes (A3.2)', async () => {
    const summary = await getSummary(project.projectId);
    expect(summary).toEqual({
      ProjectId: project.projectId,
      DisplayName: 'Harbour',
      Description: expect.any(String),
      ProjectType: 'Pro',
      PublishPlatforms: ['Chatbot', 'Alexa', 'DialogFlow'],
      PublishStatus: 'Draft',
      Image: expect.any(String),
      LastUpdatedUtc: expect.any(String),
      WorkflowCount: 1,
      NodeCount: 2,
      Folder: '',
      People: expect.any(Array),
      Attributes: {},
    });
    expect(new Date(String(summary['LastUpdatedUtc'])).toISOString()).toBe(summary['LastUpdatedUtc']);
  });

  test('a project summary lists the platforms that the project chooses (A3.2)', async () => {
    const body = { teamId: ada.teamId, displayName: 'Guide', projectType: 'One' } as const;
    const { projectId } = (await app.call(projectCalls.create, { body, token: ada.token })).result;
    expect((await getSummary(projectId))['PublishPlatforms']).toEqual(['Chatbot']);
    const fat = await app.call(projectCalls.getFat, { query: { teamId: ada.teamId, projectId }, token: ada.token });
    const { version, propertyValues } = fat.result.project;
    const changed = { ...propertyValues, ProjectPlatform: 'Alexa,Siri' };
    const saved = await app.call(projectCalls.save, {
      body: { teamId: ada.teamId, projectId, version, propertyValues: changed },
      token: ada.token,
    });
    expect(saved.message).toBe('');
    expect((await getSummary(projectId))['PublishPlatforms']).toEqual(['Alexa', 'Siri']);
  });
});
