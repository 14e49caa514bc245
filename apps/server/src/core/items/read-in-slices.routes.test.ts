import { projectCalls, transferCalls } from '@confab/contracts';
import { type ProjectId, toJsonText } from '@confab/model';
import { sql, type KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../services.ts';
import { recordAllStatements } from '../../testing/growth/record-all-statements.ts';
import { aPerson, aProject, type TestPerson, type TestProject } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { listItems, updateDraft } from './items.repository.ts';
import { listItemsInSlices, readUnchanged } from './read-in-slices.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let owner: TestPerson;
let project: TestProject;

/** The bytes of a large node's values; a slice has at most half a megabyte. */
const nodeBytes = 200_000;
const nodes = 9;

beforeAll(async () => {
  owner = await aPerson(app);
  project = await aProject(app, owner);
  const { teamId, say } = project;
  const values = { DisplayName: 'Large', Notes: 'x'.repeat(nodeBytes) };
  const draft = { text: toJsonText(values), displayName: 'Large', isDirty: true };
  await updateDraft(app.services.db, { teamId, id: say.id }, draft);
  for (let node = 1; node < nodes; node += 1)
    await sql`
      insert into item (id, team_id, kind, type, project_id, workflow_id, display_name, draft, version, sort_order)
      select ${app.services.newId()}, team_id, kind, type, project_id, workflow_id, display_name, draft, 1,
        sort_order || ${`${node}`}
      from item where id = ${say.id} and team_id = ${teamId}`.execute(app.services.db);
});

/** Collects how many bytes of values each statement returns. */
function createByteCounter() {
  const bytes: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const rows = result.rows as readonly { readonly draft?: unknown }[];
      bytes.push(rows.reduce((sum, { draft }) => sum + (typeof draft === 'string' ? draft.length : 0), 0));
      return result;
    },
  };
  return { bytes, db: app.services.db.withPlugin(plugin) };
}

describe('reading a project in slices', () => {
  test('each statement reads a part of the values, and together they read everything in order', async () => {
    const { bytes, db } = createByteCounter();
    const items = await listItemsInSlices(db, project);
    expect(items).toEqual(await listItems(app.services.db, project.teamId, project.projectId));
    expect(Math.max(...bytes)).toBeLessThan(500_000);
    expect(bytes.filter((one) => one > 0).length).toBeGreaterThanOrEqual(nodes / 2);
  });

  const change = () =>
    sql`update item set seq = seq + 1 where id = ${project.projectId} and team_id = ${project.teamId}`.execute(
      app.services.db,
    );

  test('a project that changes while it is read is read again', async () => {
    const states: string[] = [];
    const read = async () => {
      states.push(`state ${states.length}`);
      if (states.length === 1) await change();
      return states.at(-1);
    };
    expect(await readUnchanged(app.services.db, project, read)).toBe('state 1');
    expect(states).toHaveLength(2);
  });

  test('a project that never stops changing is read in one transaction', async () => {
    const readers: Db[] = [];
    const read = async (reader: Db) => {
      readers.push(reader);
      if (!reader.isTransaction) await change();
      return 'read';
    };
    expect(await readUnchanged(app.services.db, project, read)).toBe('read');
    expect(readers.map(({ isTransaction }) => isTransaction)).toEqual([false, false, false, true]);
  });
});

describe('a call on a project of many bytes', () => {
  test('an export opens no transaction, so that other requests get their turn between two slices', async () => {
    const texts = recordAllStatements(app.database.pool);
    const query = { owningTeamId: project.teamId, projectId: project.projectId };
    const exported = await app.call(transferCalls.exportProject, { token: owner.token, query });
    expect([exported.status, exported.message]).toEqual([200, '']);
    expect(texts.filter((text) => /^(?:begin|start transaction)/i.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('"item"."draft"')).length).toBeGreaterThanOrEqual(nodes / 2);
  });

  test('a duplicate reads and copies all values before its transaction, whose statements each store a part', async () => {
    const texts = recordAllStatements(app.database.pool);
    const { teamId, projectId } = project;
    const made = await app.call(projectCalls.duplicate, { token: owner.token, body: { teamId, projectId } });
    expect(made.status).toBe(200);
    const begin = texts.findIndex((text) => /^(?:begin|start transaction)/i.test(text));
    const lastRead = texts.findLastIndex((text) => text.includes('"item"."draft"'));
    expect(lastRead).toBeGreaterThan(0);
    expect(begin).toBeGreaterThan(lastRead);
    expect(texts.filter((text) => text.includes('insert into item ')).length).toBeGreaterThanOrEqual(nodes / 2);
    const listLengths = async (id: ProjectId) =>
      (await listItems(app.services.db, teamId, id))
        .filter(({ kind }) => kind === 'node')
        .map(({ draft }) => draft.length);
    expect(await listLengths(made.result.projectId)).toEqual(await listLengths(projectId));
  });
});
