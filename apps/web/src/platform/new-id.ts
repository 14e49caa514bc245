import type { NewId } from '@confab/model';

/** A random id for something new. */
export const newId = (): NewId => crypto.randomUUID() as NewId;
