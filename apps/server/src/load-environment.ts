import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Returns the environment, extended by the `.env` file of the working folder. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
