import type { AccountId, ReleaseId, TeamId } from '@confab/model';
import type { AssetFolderId, AssetId } from '@confab/model/media';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTime, Time } from '../time-columns.ts';

/** Set when a row is deleted, until it is restored or purged. */
interface DeletionColumns {
  deletedAt: NullableTime;
  deletedBy: AccountId | null;
  deletionId: string | null;
}

/** The media library: names and contents of files. Their bytes are in the storage. */
export interface MediaTables {
  assetContent: {
    teamId: TeamId;
    id: string;
    bytes: number;
    hash: Buffer;
    signature: string;
    width: number | null;
    height: number | null;
    createdAt: Time;
  };
  assetFolder: DeletionColumns & {
    teamId: TeamId;
    id: AssetFolderId;
    parentId: AssetFolderId | null;
    name: string;
    nameKey: string;
    /** Orders names as people do; the database makes it from the key. */
    sortKey: GeneratedAlways<string>;
    /** The containing folder, or the team for the top of the library. */
    place: GeneratedAlways<string>;
    createdAt: Time;
    updatedAt: Time;
  };
  asset: DeletionColumns & {
    teamId: TeamId;
    id: AssetId;
    folderId: AssetFolderId | null;
    name: string;
    nameKey: string;
    sortKey: GeneratedAlways<string>;
    place: GeneratedAlways<string>;
    extension: string;
    bytes: number;
    version: number;
    createdAt: Time;
    updatedAt: Time;
  };
  /** The files of a folder that are not deleted, by extension; triggers count them. A folder without files has no row. */
  assetCount: { teamId: TeamId; place: string; extension: string; files: number };
  /** All files of a team, recently deleted ones included; triggers count them. A team that never had files has no row. */
  assetTotal: { teamId: TeamId; files: number };
  assetVersion: {
    teamId: TeamId;
    assetId: AssetId;
    number: number;
    contentId: string;
    authorId: AccountId | null;
    /** The id that the sender gave the upload. */
    uploadId: string | null;
    createdAt: Time;
    replacedAt: Generated<Date | null>;
  };
  assetMetadata: { teamId: TeamId; assetId: AssetId; transcript: string; version: number; updatedAt: Time };
  assetDerivative: {
    teamId: TeamId;
    contentId: string;
    form: string;
    mediaType: string;
    bytes: number;
    hash: Buffer | null;
    createdAt: Time;
  };
  assetChunk: {
    teamId: TeamId;
    id: string;
    accountId: AccountId;
    uploadKey: string;
    place: number;
    bytes: number;
    createdAt: Time;
  };
  releaseAsset: { teamId: TeamId; releaseId: ReleaseId; assetId: AssetId; contentId: string; extension: string };
}
