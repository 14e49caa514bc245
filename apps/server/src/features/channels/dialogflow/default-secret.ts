import type { ProjectId } from '@confab/model';
import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';

/**
 * Returns the secret that protects the Dialogflow channel of a project whose author has set none: 43 base64url
 * characters, derived from `APP_SECRET` and the project, so that nothing is stored.
 */
export function getDefaultSecret({ appSecret }: Pick<Config, 'appSecret'>, projectId: ProjectId): string {
  return createHmac('sha256', appSecret).update(`dialogflow-secret ${projectId}`).digest('base64url');
}
