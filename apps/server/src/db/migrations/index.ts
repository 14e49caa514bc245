import { groundFloor } from './2026-11-21-ground-floor.ts';
import type { Migration } from './migration.ts';

/** Every step, oldest first. */
export const migrations: readonly Migration[] = [groundFloor];
