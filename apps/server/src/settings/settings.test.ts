import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const secret = 'a-secret-of-more-than-32-characters';
const read = (environment: Readonly<Record<string, string>> = {}) => readConfig({ APP_SECRET: secret, ...environment });

describe('settings', () => {
  test('an empty setting is the same as none', () => {
    const names = `PORT HOST DATA_DIR PUBLIC_URL ENVIRONMENT DATABASE_URL STORAGE_URL SPEECH_MODEL MAIL_FROM
      ASSISTANT_MAIL_FROM LOG_LEVEL SEQ_API_KEY TRUST_PROXY CORS_ORIGINS OUTBOUND_ALLOW RATE_LIMIT_FACTOR
      ALLOW_SECRET_QUERY MAILS_PER_HOUR PACKAGE_FOLDER ANALYTICS_DAYS HISTORY_DAYS TEAM_MEGABYTES SESSION_MEGABYTES
      SMS_MAIL_DOMAIN PASSWORD_PEPPER HELP_URL TERMS_URL`.split(/\s+/);
    expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read());
  });
});
