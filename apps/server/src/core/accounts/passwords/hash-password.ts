import { Refusal } from '@confab/contracts';
import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { mebibyte } from '@confab/model';

/** argon2id with 46 MiB, two passes: about 60 ms and 46 MiB a hash. */
const options = { memoryCost: 47_104, timeCost: 2, parallelism: 1, outputLen: 32 };
const current = /^\$argon2id\$v=19\$m=47104,t=2,p=1\$/;
const maxConcurrent = 2;
const maxQueueLength = 50;

// Argon2 is loaded with the first password. Where its native module is missing, the runtime's scrypt is used.
const importArgon = () => import('@node-rs/argon2').catch(() => undefined);
let argon: ReturnType<typeof importArgon> | undefined;
const loadArgon = () => (argon ??= importArgon());
// promisify loses the overload with costs.
const scryptAsync = promisify(scrypt) as (text: string, salt: Buffer, length: number, costs: object) => Promise<Buffer>;
const scryptCosts = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * mebibyte };

/** Hashes a password for storing. A configured pepper is mixed in first. */
export function hashPassword(password: string, pepper?: string): Promise<string> {
  const { mark, text } = applyPepper(password, pepper);
  return runLimited(async () => mark + (await hashText(text)));
}

/** Whether a password is the one that was hashed; compared byte for byte as it was typed. */
export function verifyPassword(passwordHash: string, password: string, pepper?: string): Promise<boolean> {
  const isPeppered = passwordHash.startsWith('pepper=');
  const { mark, text } = applyPepper(password, isPeppered ? pepper : undefined);
  // Hashed with another pepper: no password can match.
  if (isPeppered && !passwordHash.startsWith(mark || 'pepper=?')) return verifyDummyPassword(password);
  return runLimited(() => verifyText(passwordHash.slice(mark.length), text));
}

/** Whether a hash was created with other costs or another pepper than the current ones. */
export function isOutdated(passwordHash: string, pepper?: string): boolean {
  const { mark } = applyPepper('', pepper);
  return !passwordHash.startsWith(mark) || !current.test(passwordHash.slice(mark.length));
}

let dummy: Promise<string> | undefined;

/** Does the work of checking a password for an account that does not exist or has none, so that times are equal. */
export async function verifyDummyPassword(password: string): Promise<false> {
  dummy ??= hashPassword('no account has this password');
  await verifyPassword(await dummy, password);
  return false;
}

function applyPepper(password: string, pepper: string | undefined) {
  if (pepper === undefined) return { mark: '', text: password };
  const id = createHash('sha256').update(`pepper:${pepper}`).digest('hex').slice(0, 8);
  return { mark: `pepper=${id}:`, text: createHmac('sha256', pepper).update(password).digest('base64') };
}

async function hashText(text: string): Promise<string> {
  const module = await loadArgon();
  if (module) return module.hash(text, options);
  const salt = randomBytes(16);
  const key = await scryptAsync(text, salt, 32, scryptCosts);
  return `$scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

async function verifyText(passwordHash: string, text: string): Promise<boolean> {
  const [, kind, salt = '', key = ''] = passwordHash.split('$');
  if (kind !== 'scrypt') return (await loadArgon())?.verify(passwordHash, text) ?? false;
  const expected = Buffer.from(key, 'base64');
  return timingSafeEqual(expected, await scryptAsync(text, Buffer.from(salt, 'base64'), expected.length, scryptCosts));
}

let running = 0;
const waiting: (() => void)[] = [];

/** Two hashes at once keep memory bounded and leave threads for everything else. */
async function runLimited<T>(work: () => Promise<T>): Promise<T> {
  if (running < maxConcurrent) running += 1;
  else {
    if (waiting.length >= maxQueueLength) throw new Refusal('unavailable', '');
    // A finished hash resumes the next one, so the count stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
