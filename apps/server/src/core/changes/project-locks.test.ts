import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../services.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';
import { findItemWithSavedHash } from '../items/items-with-hash.repository.ts';
import { storeItemWriteInOneStatement } from './item-writes.repository.ts';
import { lockProject } from './project-events.repository.ts';

// Two transactions at once need two connections; the embedded database has one.
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('the locks of a change of a project', () => {
  const { app, owner, project } = setUpServer();

  /** Inserts a row with keys to the project and to a node, on another connection, which fails if it has to wait. */
  const insertReference = () =>
    app.services.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx);
      const { teamId, projectId, say } = project;
      await trx
        .insertInto('commentThread')
        .values({ id: app.services.newId(), teamId, projectId, itemId: say.id, path: '' })
        .execute();
    });
  const lockAsChange = (trx: Db) => lockProject(trx, { ...project, isDeleted: false }, owner.accountId);
  const writeInOneStatement = async (trx: Db) => {
    const item = await findItemWithSavedHash(trx, project.teamId, project.say.id);
    if (!item) throw new Error('The node was not found.');
    return storeItemWriteInOneStatement(trx, { ...item, item, text: item.draft }, [], owner.accountId);
  };

  test.each([
    ['a transaction that changes the project', lockAsChange],
    ['a statement that writes a node', writeInOneStatement],
  ])('what refers to the project is stored while %s is not finished', async (_name, lock) => {
    await app.services.db.transaction().execute(async (trx) => {
      expect(await lock(trx)).toBeDefined();
      await expect(insertReference()).resolves.toBeUndefined();
    });
  });

  test('a second change of the project waits for the first one', async () => {
    await app.services.db.transaction().execute(async (trx) => {
      await lockAsChange(trx);
      const second = app.services.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = 1`.execute(other);
        await lockAsChange(other);
      });
      await expect(second).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
  });
});
