import { nodeCalls, oneCalls, oneTemplateCalls, projectCalls } from '@confab/contracts';
import {
  asNodeId,
  asWorkflowId,
  type ItemId,
  type JsonObject,
  type ProjectId,
  type ProjectLanguage,
} from '@confab/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aOneProject, loadLlama } from './testing/one-projects.ts';

const { app, owner: ada } = setUpServer();

async function getFat(projectId: ProjectId) {
  const query = { teamId: ada.teamId, projectId };
  return (await app.call(projectCalls.getFat, { token: ada.token, query })).result;
}

/** Adds a page as the editor does: with its place alone. */
async function addPage(projectId: ProjectId, llamaId: ItemId, nodeType: string): Promise<JsonObject> {
  const propertyValues = { DisplayName: nodeType, Parent: llamaId, Order: 'z0' };
  const body = {
    teamId: ada.teamId,
    projectId,
    workflowId: asWorkflowId(llamaId),
    nodes: [{ sourceId: asNodeId(newId()), nodeType, propertyValues, x: 0, y: 0 }],
  };
  const { result } = await app.call(nodeCalls.paste, { body, token: ada.token });
  return result.nodes[0]?.propertyValues ?? {};
}

describe.each(['Pro', 'One'] as const)('a blank %s project', (projectType) => {
  const create = async (language?: ProjectLanguage) => {
    const body = { teamId: ada.teamId, displayName: 'Leer', projectType, language };
    const { result } = await app.call(projectCalls.create, { body, token: ada.token });
    return (await getFat(result.projectId)).project.propertyValues;
  };

  test('a blank project is written in the chosen language, including its message for utterances that it did not understand', async () => {
    const values = await create('de');
    expect(values).toMatchObject({ Language: 'de', DisplayName: 'Leer' });
    expect(JSON.stringify(values['GlobalMessages'])).toContain('Das habe ich leider nicht verstanden.');
    expect(JSON.stringify(values['GlobalMessages'])).not.toMatch(/Sorry|Are you/);
  });

  test('a blank project without a chosen language is written in English', async () => {
    const values = await create();
    expect(values['Language']).toBe('en');
    expect(JSON.stringify(values['GlobalMessages'])).toContain('Sorry, I did not understand that.');
  });
});

test.each(['Pro', 'One'] as const)(
  'the first items of a blank %s project have the names that were asked for',
  async (projectType) => {
    const body = {
      teamId: ada.teamId,
      displayName: 'Leer',
      projectType,
      firstName: 'Kapitel 1',
      firstPageName: 'Willkommen',
    };
    const { projectId } = (await app.call(projectCalls.create, { body, token: ada.token })).result;
    const { workflows, nodes } = await getFat(projectId);
    expect(workflows.map(({ displayName }) => displayName)).toEqual(['Kapitel 1']);
    expect(nodes.map(({ displayName }) => displayName)).toEqual([projectType === 'One' ? 'Willkommen' : 'Start']);
  },
);

test.each([
  [{}, 'Page'],
  [{ firstPageName: 'Seite' }, 'Seite'],
])('the page of a new chapter, %o, is named %s', async (names, expected) => {
  const body = { teamId: ada.teamId, displayName: 'Leer', projectType: 'One' } as const;
  const { projectId } = (await app.call(projectCalls.create, { body, token: ada.token })).result;
  const { result } = await app.call(oneCalls.createLlama, {
    body: { teamId: ada.teamId, projectId, displayName: 'Neues Kapitel', ...names },
    token: ada.token,
  });
  expect(result.items.map(({ propertyValues }) => propertyValues['DisplayName'])).toEqual(['Neues Kapitel', expected]);
});

describe('a One project from a template of several languages', () => {
  const create = (language: ProjectLanguage) => {
    const query = { templateId: 'olive-ember', projectName: 'Wirtshaus', teamId: ada.teamId, language };
    return app.call(oneTemplateCalls.createFromTemplate, { query, token: ada.token });
  };

  test('a One project from a template contains only the texts of the chosen language', async () => {
    const { project: summary, llamaIds } = (await create('de')).result;
    const { project } = await getFat(summary.projectId);
    expect(project.propertyValues).toMatchObject({ Language: 'de', OtherLanguages: '', DisplayName: 'Wirtshaus' });
    expect(project.propertyValues['ChatGreeting']).toMatch(/Tisch/);
    const llamas = await Promise.all(llamaIds.map((id) => loadLlama(app, ada, id)));
    const pages = llamas.flatMap(({ result }) => result.pages.map(({ page }) => page.propertyValues));
    expect(pages.map(({ DisplayName }) => DisplayName)).toContain('Tisch reservieren');
    expect(pages.filter((values) => 'Translations' in values)).toEqual([]);
  });

  test('creating a One project from a template is refused in a language that the template does not have', async () => {
    const { status, message } = await create('fr');
    expect([status, message]).toEqual([422, 'Error creating Project using Template']);
  });
});

test('a page that is added matches its keywords in all languages of the project', async () => {
  const { projectId, llamaIds } = await aOneProject(app, ada, 'Restaurant', 'olive-ember');
  const values = await addPage(projectId, llamaIds[0] as ItemId, 'Goodbye');
  expect(values['Keywords']).toContain('goodbye');
  expect(JSON.stringify(values['Translations'])).toContain('auf wiedersehen');
});
