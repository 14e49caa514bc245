import type { NewId } from '@confab/model';

/** A random id for something new. */
// A random UUID has the form of every id.
export const newId = (): NewId => crypto.randomUUID() as NewId;
