import { itemMessages, Refusal } from '@confab/contracts';

/** The code that the triggers of the team quota raise. */
const quotaExceeded = 'CQ001';

/** Throws the error of a statement, as a refusal when it failed because the team has used up its storage. */
export function refuseWhenFull(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === quotaExceeded)
    throw new Refusal('tooLarge', itemMessages.storageFull, { cause: error });
  throw error;
}
