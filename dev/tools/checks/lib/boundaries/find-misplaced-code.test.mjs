import { describe, expect, test } from 'vitest';
import {
  findCatalogueInWeb,
  findMisplacedCalls,
  findMisplacedRoles,
  findMisplacedSql,
  findRoutesInRepositories,
  findRowsByHand,
} from './find-misplaced-code.mjs';
import { readSource } from './read-source.mjs';

describe('SQL outside a repository', () => {
  const check = (path, text) => findMisplacedSql([readSource(`apps/server/src/${path}`, text)]);
  const statement = "await db.selectFrom('team').execute();";

  test.each([
    statement,
    "await trx.insertInto('team').execute();",
    "await trx\n  .updateTable('team')\n  .execute();",
    "await trx.deleteFrom('team').execute();",
    'await sql`select 1`.execute(db);',
    'await sql<Row>`select 1`.execute(db);',
  ])('the SQL in %s is found', (text) => {
    const path = 'features/teams/invite.ts';
    expect(check(path, text)).toEqual([`apps/server/src/${path}: SQL belongs in a *.repository.ts file`]);
  });

  test.each([
    'features/teams/teams.repository.ts',
    'db/upkeep/sweep.ts',
    'features/teams/invite.test.ts',
    'testing/build-team.ts',
  ])('%s may contain SQL', (path) => expect(check(path, statement)).toEqual([]));

  test('code without SQL passes', () => {
    expect(check('features/teams/invite.ts', 'const teams = await listTeams(db);')).toEqual([]);
  });
});

describe('routes in repositories', () => {
  const check = (path, imported) =>
    findRoutesInRepositories([readSource(`apps/server/src/features/teams/${path}`, `import '${imported}';`)]);

  test.each(['./teams.routes.ts', '../../http/answer.ts'])('a repository must not import %s', (imported) => {
    expect(check('teams.repository.ts', imported)).toHaveLength(1);
    expect(check('invite.ts', imported)).toEqual([]);
  });

  test('a repository may import the database', () => {
    expect(check('teams.repository.ts', '../../db/database.ts')).toEqual([]);
  });
});

describe('calls of an editing session', () => {
  const check = (path, text = 'await api.call(editCalls.notify, input);') =>
    findMisplacedCalls([readSource(`apps/web/src/${path}`, text)]);

  test('a call in another part of the session than its sender and its feed is found', () => {
    expect(check('editing/store/apply.ts')).toEqual([
      'apps/web/src/editing/store/apply.ts: calls belong to editing/sender and editing/feed',
    ]);
  });

  test.each([
    'editing/sender/send.ts',
    'editing/feed/read.ts',
    'editing/store/apply.test.ts',
    'editing/testing/backend.ts',
    'features/teams/use-teams.ts',
  ])('%s may make calls', (path) => expect(check(path)).toEqual([]));

  test('a part of the session that makes no call passes', () => {
    expect(check('editing/store/apply.ts', 'store.apply(edit);')).toEqual([]);
  });
});

describe('the catalogue in the client', () => {
  const check = (path, imported) =>
    findCatalogueInWeb([readSource(`apps/web/src/${path}`, `await import('${imported}');`)]);

  test.each([
    ['features/teams/templates.ts', '@confab/catalogue'],
    ['features/teams/templates.ts', '@confab/catalogue/languages'],
    ['words/catalogue-texts.de.ts', '@confab/catalogue'],
    ['words/language.ts', '@confab/catalogue/languages/de'],
  ])('%s must not import %s', (path, imported) => expect(check(path, imported)).toHaveLength(1));

  test.each([
    ['words/catalogue-texts.de.ts', '@confab/catalogue/languages/de'],
    ['words/create-catalogue-translator.ts', '@confab/catalogue/languages'],
    ['features/teams/templates.test.ts', '@confab/catalogue'],
    ['features/teams/templates.ts', '@confab/model'],
  ])('%s may import %s', (path, imported) => expect(check(path, imported)).toEqual([]));
});

describe('rows of values documents', () => {
  const check = (path, text = "const id = row['RowId'];") => findRowsByHand([readSource(path, text)]);

  test.each([
    "const id = row['RowId'];",
    'const id = row.RowId;',
    'const { RowId: id } = row;',
    'const { RowId } = row;',
    'const row = { RowId: id, Order: order, Values: values };',
    "const keys = new Set(['RowId', 'NodeId']);",
    'const key = `RowId`;',
    'interface Row { readonly RowId: string }',
  ])('the id of a row in %s is found outside packages/inputs', (text) => {
    const path = 'apps/server/src/core/references/remove-references.ts';
    expect(check(path, text)).toEqual([
      `${path}: rows are read and written with the functions of @confab/inputs, which know RowId`,
    ]);
  });

  test.each([
    'packages/inputs/src/rows/rows.ts',
    'packages/test-kit/src/a-row.ts',
    'apps/web/src/editing/editing-session.test.ts',
    'apps/web/src/testing/editing/world.ts',
  ])('%s may name the id of a row', (path) => expect(check(path)).toEqual([]));

  test.each([
    '/** Rows are addressed by id (`Connectors/{RowId}/TargetNodeId`). */ const path = joinPath(table, rowId);',
    'const id = getRowId(row);',
    'const WorkflowRowId = id;',
  ])('no id of a row is found in %s', (text) => expect(check('packages/model/src/edit.ts', text)).toEqual([]));
});

describe('comparisons of roles', () => {
  const check = (path, text) => findMisplacedRoles([readSource(path, text)], ['Viewer', 'Admin']);

  test.each([
    "const canDelete = member.permission === 'Admin';",
    "if ('Viewer' !== role) edit();",
    "switch (role) { case 'Admin': edit(); }",
  ])('the comparison of roles in %s is found outside packages/access', (text) => {
    expect(check('apps/web/src/features/teams/teams-page.tsx', text)).toHaveLength(1);
    expect(check('packages/access/src/can.ts', text)).toEqual([]);
    expect(check('apps/web/src/features/teams/teams-page.test.tsx', text)).toEqual([]);
  });

  test('the line of a comparison is named', () => {
    expect(check('packages/contracts/src/teams.ts', "const a = 1;\nconst b = role === 'Admin';")).toEqual([
      "packages/contracts/src/teams.ts:2: ask packages/access instead of comparing roles (role === 'Admin')",
    ]);
  });

  test.each(["const canDelete = can(role, 'team.delete');", "const role = 'Admin';", "const isBot = role === 'bot';"])(
    'no comparison of roles is found in %s',
    (text) => expect(check('apps/web/src/features/teams/teams-page.tsx', text)).toEqual([]),
  );
});
