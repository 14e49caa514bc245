import type { PresentPerson } from '@confab/contracts';
import { numberedId } from './counting-ids.ts';

/** A person who has a project open and edits none of its inputs, by default named by the connection. */
export const aPresentPerson = (connectionId: string, fields: Partial<PresentPerson> = {}): PresentPerson => ({
  connectionId,
  tvAccountId: numberedId(1),
  name: connectionId,
  email: `${connectionId}@example.test`,
  itemId: null,
  path: null,
  ...fields,
});
