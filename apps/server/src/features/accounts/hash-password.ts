import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '@confab/contracts';

/** argon2id with 46 MiB, two passes: about 60 ms and 46 MiB a hash. */
const options = { memoryCost: 47_104, timeCost: 2, parallelism: 1, outputLen: 32 };
const atOnce = 2;
const longestQueue = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password for storing. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Whether a password is the one that was hashed; compared byte for byte as it was typed. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

let dummy: Promise<string> | undefined;

/** Takes as long as checking a real password, for an account that does not exist or has none. */
export async function verifyNothing(password: string): Promise<false> {
  dummy ??= hashPassword('no account has this password');
  await verifyPassword(await dummy, password);
  return false;
}

/** Two hashes at once keep memory bounded and leave threads for everything else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new Refusal('unavailable', '');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
