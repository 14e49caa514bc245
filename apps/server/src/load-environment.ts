import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** The environment, with what a `.env` file in the working folder adds to it. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
