import { projectCalls } from '@confab/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

const url = '/api/GetProjects?frontendApp=pro&wantSkinnyProjects=true';
const get = (headers = {}) =>
  app.app.inject({ method: 'GET', url, headers: { 'client-token': ada.token, ...headers } });

test('an unchanged project list is answered with 304 and no body, a changed one in full (growth)', async () => {
  const first = await get();
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^"[\w-]{20,}"$/);
  const second = await get({ 'if-none-match': tag });
  expect([second.statusCode, second.body]).toEqual([304, '']);
  await sql`update item set display_name = 'Renamed' where id = ${project.projectId}`.execute(
    acrossTeams(app.services.db),
  );
  const third = await get({ 'if-none-match': tag });
  expect(third.statusCode).toBe(200);
  expect(third.headers.etag).not.toBe(tag);
});

test('a tag does not let a refused caller see whether a list has changed (growth)', async () => {
  const tag = String((await get()).headers.etag);
  const refused = await app.app.inject({
    method: 'GET',
    url,
    headers: { 'client-token': 'none', 'if-none-match': tag },
  });
  expect(refused.statusCode).toBe(401);
});

test('a team with more projects than one page lists them page by page, each once (growth)', async () => {
  await sql`
    insert into item (id, team_id, kind, type, project_id, display_name, draft, updated_at)
    select id, ${project.teamId}, 'project', 'Pro', id, 'Project ' || number, '{}', now() - number * interval '1 minute'
    from (select gen_random_uuid() as id, number from generate_series(1, 450) as number) as new`.execute(
    acrossTeams(app.services.db),
  );
  const listed: string[] = [];
  const sizes: number[] = [];
  let after: typeof project.projectId | undefined;
  do {
    const query = after === undefined ? {} : { skinnyProjectsAfter: after };
    const { result } = await app.call(projectCalls.list, { query, token: ada.token });
    listed.push(...Object.keys(result.skinnyProjects));
    sizes.push(Object.keys(result.skinnyProjects).length);
    after = result.nextSkinnyProjectsAfter;
  } while (after !== undefined);
  expect(sizes).toEqual([200, 200, 51]);
  expect(new Set(listed).size).toBe(451);
});
