import { flavours, mebibyte } from '@confab/model';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { WrongSetting } from './operator-fault.ts';
import { hostsSetting, originsSetting, proxiesSetting } from './settings/address-lists.ts';
import { readStorageUrl } from './settings/read-storage-url.ts';
import { linkSetting, optionalUrl, optionalWebAddress, wholeNumberSetting } from './settings/setting-types.ts';

/** The settings of one server process; read from the environment and checked once, at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Base address people reach this installation at; links in mails are built from it alone. */
  readonly publicUrl: string;
  readonly environment: 'local' | 'development' | 'production';
  /** PostgreSQL server to use instead of the database in the process. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Where the files of the media library are; undefined for a folder in the data folder. */
  readonly storageUrl: string | undefined;
  /** Base address that uploaded files are served at, on a separate origin; undefined to use that of each site. */
  readonly userContentUrl: string | undefined;
  /** Base address of an OpenAI-compatible transcription service, its key and its model. */
  /** The program and arguments that check an uploaded file; empty without one. */
  readonly uploadScan: string;
  readonly speech: { readonly url: string | undefined; readonly key: string; readonly model: string };
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The address that mails of assistants come from, never the one of the product. */
  readonly assistantMailFrom: string;
  readonly logLevel: string;
  /** Base address of a Seq-compatible log sink, which start-up events go to; and the key that it asks for. */
  readonly seqUrl: string | undefined;
  readonly seqApiKey: string | undefined;
  readonly trustProxy: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Key of signed short-lived values (hub tickets between processes). */
  readonly appSecret: string;
  /** Multiplies every rate limit; for load tests, and never above 1 in production. */
  readonly rateLimitFactor: number;
  /** Whether calls with secrets in their query, as specified, are accepted in addition to those with a body. */
  readonly allowSecretQuery: boolean;
  /** Whether programs other than browsers, which send no Origin, may open sockets of the live hub. */
  readonly hubWithoutOrigin: boolean;
  /** 'strict' gives the same answer for every requested address, at the price of a less helpful sign-in page. */
  readonly enumeration: 'open' | 'strict';
  /** Mails that signed-out people may cause in an hour, all together. */
  readonly mailsPerHour: number;
  /** Hosts, with a port or without, and ranges that requests of conversations may go to though they are not public. */
  readonly outboundAllow: readonly string[];
  /** The folder that packages for platforms may be written to; undefined without one. */
  readonly packageFolder: string | undefined;
  /** The domain of a gateway that turns a mail to a number into a text message; undefined where there is none. */
  readonly smsMailDomain: string | undefined;
  /**
   * Mixed into every password before it is hashed; not in the database, so a stolen copy of the database is worth less.
   */
  readonly passwordPepper: string | undefined;
  /** Bytes that a team may store: projects, versions, histories and what was recently deleted. 0 for no limit. */
  readonly teamBytes: number;
  /** Bytes that the conversations of a team may take. 0 for no limit. */
  readonly conversationBytes: number;
  /** After how many days the history of a project is thinned; 0 keeps all of it. */
  readonly historyDays: number;
  /** After how many days the events of conversations and their sums are deleted. */
  readonly analyticsDays: number;
  /** Extra links shown in the interface, by name; an empty one is not shown. Help is always there: the guides that ship. */
  readonly links: Readonly<Record<string, string>>;
}

const flagSetting = (name: string) => z.enum(['true', 'false'], { error: `${name} has to be true or false` });

const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'PORT has to be a number' })
    .int()
    .min(0)
    .max(65_535, 'PORT has to be at most 65535')
    .default(4_000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: optionalWebAddress('PUBLIC_URL'),
  ENVIRONMENT: z
    .enum(['local', 'development', 'production'], { error: 'ENVIRONMENT has to be local, development or production' })
    .default('local'),
  DATABASE_URL: optionalUrl('DATABASE_URL', 'postgres', 'postgresql'),
  REDIS_URL: optionalUrl('REDIS_URL', 'redis', 'rediss'),
  STORAGE_URL: optionalUrl('STORAGE_URL', 'file', 's3', 'azure'),
  USER_CONTENT_URL: optionalWebAddress('USER_CONTENT_URL'),
  UPLOAD_SCAN_CMD: z.string().default(''),
  SPEECH_URL: optionalWebAddress('SPEECH_URL'),
  SPEECH_KEY: z.string().default(''),
  SPEECH_MODEL: z.string().default('whisper-1'),
  SMTP_URL: optionalUrl('SMTP_URL', 'smtp', 'smtps'),
  MAIL_FROM: z.string().default('Confab <no-reply@confab.example>'),
  ASSISTANT_MAIL_FROM: z.email('ASSISTANT_MAIL_FROM has to be an email address').optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'LOG_LEVEL has to be one of trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
  SEQ_URL: optionalWebAddress('SEQ_URL'),
  SEQ_API_KEY: z.string().optional(),
  TRUST_PROXY: proxiesSetting('TRUST_PROXY'),
  CORS_ORIGINS: originsSetting('CORS_ORIGINS'),
  APP_SECRET: z.string().min(32, 'APP_SECRET has to have at least 32 characters').optional(),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'RATE_LIMIT_FACTOR has to be a number' }).positive().default(1),
  ALLOW_SECRET_QUERY: flagSetting('ALLOW_SECRET_QUERY').default('true'),
  HUB_WITHOUT_ORIGIN: flagSetting('HUB_WITHOUT_ORIGIN').default('false'),
  ENUMERATION: z.enum(['open', 'strict'], { error: 'ENUMERATION has to be open or strict' }).default('open'),
  MAILS_PER_HOUR: z.coerce.number({ error: 'MAILS_PER_HOUR has to be a number' }).int().positive().default(30),
  OUTBOUND_ALLOW: hostsSetting('OUTBOUND_ALLOW'),
  PACKAGE_FOLDER: z.string().optional(),
  ANALYTICS_DAYS: wholeNumberSetting('ANALYTICS_DAYS', { min: 30, max: 3_650 }).default(400),
  HISTORY_DAYS: wholeNumberSetting('HISTORY_DAYS', { min: 0, max: 100_000 })
    .refine((days) => days === 0 || days >= 30, 'HISTORY_DAYS has to be 0, or at least 30')
    .default(0),
  TEAM_MEGABYTES: wholeNumberSetting('TEAM_MEGABYTES', { min: 0, max: 100_000_000 }).default(1_024),
  SESSION_MEGABYTES: wholeNumberSetting('SESSION_MEGABYTES', { min: 0, max: 100_000_000 }).default(256),
  SMS_MAIL_DOMAIN: z
    .string()
    .regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i, 'SMS_MAIL_DOMAIN has to be a domain')
    .optional(),
  PASSWORD_PEPPER: z.string().min(32, 'PASSWORD_PEPPER has to have at least 32 characters').optional(),
  HELP_URL: linkSetting,
  COMMUNITY_URL: linkSetting,
  SUPPORT_URL: linkSetting,
  TERMS_URL: linkSetting,
  PRIVACY_URL: linkSetting,
  ABOUT_URL: linkSetting,
});

/** The default is another address in the domain of MAIL_FROM, which the mail server may send from as well. */
function readAssistantMailFrom(mailFrom: string, own: string | undefined): string {
  const product = (/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom).trim().toLowerCase();
  const address = own ?? `assistants@${product.slice(product.lastIndexOf('@') + 1)}`;
  if (address.toLowerCase() !== product) return address;
  throw new WrongSetting(
    'ASSISTANT_MAIL_FROM has to differ from MAIL_FROM, so that assistants do not write as Confab.',
  );
}

/**
 * Reads and checks the settings. An empty one is as good as none: `PORT=` in a file, or a variable that is not set.
 *
 * @throws WrongSetting with one sentence for each wrong setting.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) =>
      message.includes(String(path[0])) ? `${message}.` : `${String(path[0])}: ${message}.`,
    );
    throw new WrongSetting(sentences.join(' '));
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  if (values.STORAGE_URL !== undefined) readStorageUrl(values.STORAGE_URL);
  if (values.ENVIRONMENT === 'production' && values.RATE_LIMIT_FACTOR > 1) {
    throw new WrongSetting('RATE_LIMIT_FACTOR above 1 is for load tests and is refused in production.');
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    publicUrl,
    environment: values.ENVIRONMENT,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    storageUrl: values.STORAGE_URL,
    userContentUrl: values.USER_CONTENT_URL,
    uploadScan: values.UPLOAD_SCAN_CMD,
    speech: { url: values.SPEECH_URL, key: values.SPEECH_KEY, model: values.SPEECH_MODEL },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    assistantMailFrom: readAssistantMailFrom(values.MAIL_FROM, values.ASSISTANT_MAIL_FROM),
    logLevel: values.LOG_LEVEL,
    seqUrl: values.SEQ_URL,
    seqApiKey: values.SEQ_API_KEY,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    appSecret: values.APP_SECRET ?? ownSecret(dataDir, values.ENVIRONMENT),
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    allowSecretQuery: values.ALLOW_SECRET_QUERY === 'true',
    hubWithoutOrigin: values.HUB_WITHOUT_ORIGIN === 'true',
    enumeration: values.ENUMERATION,
    mailsPerHour: values.MAILS_PER_HOUR,
    outboundAllow: values.OUTBOUND_ALLOW,
    packageFolder: values.PACKAGE_FOLDER,
    smsMailDomain: values.SMS_MAIL_DOMAIN ?? (values.ENVIRONMENT === 'local' ? 'sms.confab.example' : undefined),
    passwordPepper: values.PASSWORD_PEPPER,
    teamBytes: values.TEAM_MEGABYTES * mebibyte,
    conversationBytes: values.SESSION_MEGABYTES * mebibyte,
    historyDays: values.HISTORY_DAYS,
    analyticsDays: values.ANALYTICS_DAYS,
    links: {
      help: values.HELP_URL || `${publicUrl}/help`,
      community: values.COMMUNITY_URL,
      support: values.SUPPORT_URL,
      terms: values.TERMS_URL,
      privacy: values.PRIVACY_URL,
      about: values.ABOUT_URL,
    },
  };
}

/** Generates the secret on first start and keeps it in the data folder. Production requires a configured secret. */
function ownSecret(dataDir: string, environment: Config['environment']): string {
  if (environment === 'production') {
    throw new WrongSetting(
      'APP_SECRET is missing: in production give the same 32 or more random characters to every server process.',
    );
  }
  const file = join(dataDir, 'app-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** The origins of all sites of an installation. */
export function listSiteOrigins(publicUrl: string): readonly string[] {
  const sites = flavours.map((flavour) => new URL(siteAddress(publicUrl, flavour)).origin);
  return [...new Set([new URL(publicUrl).origin, ...sites])];
}

/**
 * Base address of a site: the flavour as the first label of the host, except where the host is a bare number.
 *
 * The match of hosts to flavours looks at the first label only, so this is its inverse.
 */
export function siteAddress(publicUrl: string, flavour: string): string {
  const url = new URL(publicUrl);
  if (/^[\d.]+$|^\[/.test(url.hostname)) return `${url.origin}/?flavour=${flavour}`;
  url.hostname = `${flavour}.${url.hostname}`;
  return url.origin;
}
