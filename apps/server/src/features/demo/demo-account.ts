import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoEmail } from './demo-author.ts';

/** The account that is printed on the terminal. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** The file of the demo account in the data folder. It has another name until the demo world is complete. */
export interface DemoAccountFile {
  /** The account of a complete demo world. */
  read(): DemoAccount | undefined;
  /** The account of a demo world that a process began and did not complete. */
  readUnfinished(): DemoAccount | undefined;
  /** Creates an account with a random password, which only the owner of the file can read. */
  create(): DemoAccount;
  /** Marks the demo world as complete. */
  finish(): void;
}

export function openDemoAccountFile(dataDir: string): DemoAccountFile {
  const finished = join(dataDir, 'demo-account.txt');
  const unfinished = join(dataDir, 'demo-account-unfinished.txt');
  return {
    read: () => read(finished),
    readUnfinished: () => read(unfinished),
    create() {
      const account = { email: demoEmail, password: newPassword() };
      mkdirSync(dirname(unfinished), { recursive: true });
      writeFileSync(unfinished, `email: ${account.email}\npassword: ${account.password}\n`, { mode: 0o600 });
      return account;
    },
    finish: () => renameSync(unfinished, finished),
  };
}

function read(file: string): DemoAccount | undefined {
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, email, password] = /^email: (\S+)\npassword: (\S+)/.exec(content) ?? [];
  return email && password ? { email, password } : undefined;
}

/** Creates a password without letters and digits that look alike, to be read from a terminal. */
function newPassword() {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `Demo-${part()}-${part()}-7`;
}
