import { conflict, transferMessages } from '@confab/contracts';

const uniqueViolation = '23505';

/**
 * Stores items of a file whose ids were unused.
 * @throws a conflict when a concurrent import has taken one of them since
 */
export async function refuseTakenIds<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
      throw conflict(transferMessages.importedMeanwhile);
    throw error;
  }
}
