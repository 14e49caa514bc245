import { refused, releaseMessages } from '@confab/contracts';
import { type ProjectId, type TeamId, type JsonText, toJsonText } from '@confab/model';
import { loadAuthorValues } from '../../core/author-values/load-author-values.ts';
import { addAuthorValuesVersion } from '../../core/releases/author-values-version.ts';
import { findReleaseContent, listStages } from '../../core/releases/releases.repository.ts';
import { listItemVersions } from '../../core/versions/versions.repository.ts';
import type { Db, Services } from '../../services.ts';
import { findProblemsOfRelease, validateSaved } from '../validation/index.ts';
import type { ReleaseVersions } from '../../db/stored-shapes.ts';

interface Place {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** The problems of the content to publish. */
export interface SourceCheck {
  readonly errorCount: number;
  readonly warningCount: number;
  /** The checked versions of the last saves, as JSON text; undefined for the release on beta, which never changes. */
  readonly versions: JsonText<ReleaseVersions> | undefined;
}

/** Checks the last saves (1), or the release on beta (2). */
export async function checkSource(
  services: Services,
  { teamId, projectId, source }: Place & { readonly source: 1 | 2 },
): Promise<SourceCheck> {
  if (source === 1) return validateSaved(services, { teamId, projectId }, undefined);
  const beta = (await listStages(services.db, teamId, projectId)).find(({ stage }) => stage === 'Beta');
  const content = beta && (await findReleaseContent(services.db, beta.releaseId));
  if (!content) throw refused(releaseMessages.nothingInBeta);
  const found = await findProblemsOfRelease(services, { teamId, projectId, content, signal: undefined });
  return { ...found, versions: undefined };
}

/** The versions of a project's last saves: item id to version, with that of the author values. */
export async function readVersions(db: Db, teamId: TeamId, projectId: ProjectId): Promise<JsonText<ReleaseVersions>> {
  const saved = await listItemVersions(db, teamId, projectId);
  const versions = Object.fromEntries(saved.map(({ id, version }) => [id, version]));
  return toJsonText(addAuthorValuesVersion(versions, await loadAuthorValues(db, teamId, projectId)));
}
