import { writeNamedAudits } from '../../core/audit/audit.repository.ts';
import type { Caller, Db, Services, TeamScope } from '../../services.ts';

/** What can happen to files and folders, as the audit trail calls it. */
type FileAction =
  | 'files.deleted'
  | 'files.moved'
  | 'files.renamed'
  | 'files.replaced'
  | 'files.restored'
  | 'files.versionRestored';

/** Where a request came from. */
interface RequestOrigin {
  readonly ip: string;
  readonly requestId: string;
}

/** Who changes the files of which team, and in which request. */
export interface FileChange {
  readonly services: Pick<Services, 'newId'>;
  readonly caller: Caller;
  readonly team: TeamScope;
  readonly origin: RequestOrigin;
}

interface ChangedItem {
  readonly id: string;
  readonly name: string;
}

const longestName = 200;

/**
 * Writes changes of files and folders to the audit trail, a line for each of them, in the transaction of the change.
 * The content of a folder changes with it and gets no lines.
 */
export async function auditFiles(
  trx: Db,
  { services, caller, team, origin }: FileChange,
  action: FileAction,
  items: readonly ChangedItem[],
): Promise<void> {
  const { ip, requestId } = origin;
  await writeNamedAudits(
    trx,
    items.map(({ id, name }) => ({
      id: services.newId(),
      action,
      accountId: caller.accountId,
      actorEmail: caller.email,
      sessionId: caller.sessionId,
      teamId: team.teamId,
      objectId: id,
      objectName: name.slice(0, longestName),
      result: 200,
      ip,
      requestId,
    })),
  );
}
