import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** A secret as it is stored. */
export interface StoredSecret {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly id: string;
  /** The names of the inputs that lead to it, without row ids: `Headers/Value`. */
  readonly property: string;
  readonly keyId: string;
  readonly sealed: Buffer;
}

/** Stores secrets. One that is stored already stays as it is. */
export async function insertSecrets(db: Db, secrets: readonly StoredSecret[]): Promise<void> {
  if (secrets.length === 0) return;
  await db
    .insertInto('projectSecret')
    .values([...secrets])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores a secret in place of the one with its id. */
export async function replaceSecret(db: Db, secret: StoredSecret): Promise<void> {
  const { property, keyId, sealed } = secret;
  await db
    .insertInto('projectSecret')
    .values(secret)
    .onConflict((conflict) =>
      conflict
        .columns(['teamId', 'projectId', 'id'])
        .doUpdateSet({ property, keyId, sealed, createdAt: sql<Date>`now()` })
        .where('projectSecret.teamId', '=', secret.teamId),
    )
    .execute();
}

/** The secrets of a project with these ids. */
export async function findSecrets(
  db: Db,
  { teamId, projectId }: Pick<StoredSecret, 'teamId' | 'projectId'>,
  ids: readonly string[],
): Promise<readonly StoredSecret[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('projectSecret')
    .select(['teamId', 'projectId', 'id', 'property', 'keyId', 'sealed'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', 'in', [...ids])
    .execute();
}
