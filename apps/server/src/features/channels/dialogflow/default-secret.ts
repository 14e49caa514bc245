import type { ProjectId, TeamId } from '@confab/model';
import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { getOwnerNames } from '../../../core/secrets/seal-values.ts';
import { openText, sealText } from '../../../core/secrets/secret-cipher.ts';
import { findSecrets, replaceSecret } from '../../../core/secrets/secrets.repository.ts';
import type { Services } from '../../../services.ts';

interface ProjectOfTeam {
  readonly teamId: TeamId;
  /** In lower case, as it is stored. */
  readonly projectId: ProjectId;
}

/** No input has this name, so that no value of a document can refer to the secret. */
const property = '(default Dialogflow secret)';

/**
 * Finds the secret that protects the Dialogflow channel of a project whose author has set none: the last one that was
 * created for the project, or else one that follows from `APP_SECRET`. Both have 43 base64url characters.
 */
export async function findDefaultSecret(
  { config, db }: Pick<Services, 'config' | 'db'>,
  project: ProjectOfTeam,
): Promise<string> {
  const [stored] = await findSecrets(db, project, [project.projectId]);
  const created = stored && openText(config.appSecret, getOwnerNames({ ...project, property }), stored);
  // After a change of APP_SECRET, a secret that was created before cannot be opened, and the derived secret is
  // different.
  return created ?? deriveDefaultSecret(config, project.projectId);
}

/** Creates a secret for a project in place of the one before, which becomes invalid. */
export async function renewDefaultSecret(
  { config, db, newSecret }: Pick<Services, 'config' | 'db' | 'newSecret'>,
  project: ProjectOfTeam,
): Promise<string> {
  const owned = { ...project, property };
  const secret = newSecret();
  // The secret has the id of the project, so that a project has at most one.
  await replaceSecret(db, {
    ...owned,
    id: project.projectId,
    ...sealText(config.appSecret, getOwnerNames(owned), secret),
  });
  return secret;
}

function deriveDefaultSecret({ appSecret }: Pick<Config, 'appSecret'>, projectId: ProjectId): string {
  return createHmac('sha256', appSecret).update(`dialogflow-secret ${projectId}`).digest('base64url');
}
