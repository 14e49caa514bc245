import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { WrongSetting } from '../operator-fault.ts';

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

  test.each([
    ['STORAGE_URL', 's3://', 'STORAGE_URL names no bucket or container.'],
    ['STORAGE_URL', 's3://b?timeout=abc', 'The timeout of STORAGE_URL is from 0.1 to 300 seconds.'],
    ['STORAGE_URL', 's3://b?endpoint=minio:9000', 'The endpoint of STORAGE_URL has to start with http:// or https://.'],
    ['STORAGE_URL', 's3://key:100%@b', 'Percent-encode the characters of its key.'],
    ['STORAGE_URL', 'azure://container', 'STORAGE_URL names no account and key'],
    ['PUBLIC_URL', 'http://', 'PUBLIC_URL has to be an address such as https://host.example.'],
    ['TRUST_PROXY', '10.0.0.1,nonsense', 'TRUST_PROXY has to list addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', '"10.0.0.0/33" is none.'],
    ['CORS_ORIGINS', 'https://a.example/tools', 'CORS_ORIGINS has to list origins'],
    ['CORS_ORIGINS', '*', '"*" is none.'],
    ['OUTBOUND_ALLOW', '10.0.0.0/33', 'OUTBOUND_ALLOW has to list hosts'],
    ['OUTBOUND_ALLOW', 'https://box:8443', '"https://box:8443" is none.'],
  ])('%s=%s is refused with a sentence', (name, value, sentence) => {
    const attempt = () => read({ [name]: value });
    expect(attempt).toThrow(WrongSetting);
    expect(attempt).toThrow(sentence);
  });

  test('a slash at the end of a base address is removed', () => {
    expect(read({ PUBLIC_URL: 'https://a.example/', SEQ_URL: 'http://seq:5341//' })).toMatchObject({
      publicUrl: 'https://a.example',
      seqUrl: 'http://seq:5341',
    });
  });

  test('lists of addresses accept every form that can match, and origins get the form in which browsers send them', () => {
    const proxies = ['10.0.0.1', '10.0.0.0/8', '10.0.0.0/255.0.0.0', 'loopback', '::1', 'fd00::/8'];
    const hosts = ['box', 'box:8443', '10.1.0.0/16', '10.1.2.3', '[::1]:8443'];
    const origins = 'https://a.example/, HTTPS://B.example:443, http://c:8080,capacitor://localhost';
    expect(
      read({ TRUST_PROXY: proxies.join(','), OUTBOUND_ALLOW: hosts.join(', '), CORS_ORIGINS: origins }),
    ).toMatchObject({
      trustProxy: proxies,
      outboundAllow: hosts,
      corsOrigins: ['https://a.example', 'https://b.example', 'http://c:8080', 'capacitor://localhost'],
    });
  });
});
