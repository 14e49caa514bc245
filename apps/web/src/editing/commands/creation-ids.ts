import type { NewId } from '@confab/model';
import { describeFailure } from '../sender/describe-failure.ts';
import { noMessage } from '../../words/message.ts';

interface CreationIdsParts {
  readonly newId: () => NewId;
  readonly isKnown: (itemId: string) => boolean;
}

/**
 * The ids of items whose creation was not answered. The next attempt to create the same sends the same id, so that the
 * item is created once. An item that has arrived by its event is not attempted again.
 */
export function createCreationIds({ newId, isKnown }: CreationIdsParts) {
  const unanswered = new Map<string, NewId>();

  return {
    /** @param what describes the item; equal texts are attempts to create the same item. */
    async attempt<Result>(what: string, create: (id: NewId) => Promise<Result>): Promise<Result> {
      const earlier = unanswered.get(what);
      // Another request for the same item before the answer to this one is a separate creation.
      unanswered.delete(what);
      const id = earlier === undefined || isKnown(earlier) ? newId() : earlier;
      try {
        return await create(id);
      } catch (error) {
        const { isRefusal, isDenied } = describeFailure(error, noMessage);
        // The item was created by the attempt before, and is deleted.
        if (isDenied && id === earlier) return this.attempt(what, create);
        if (!isRefusal) unanswered.set(what, id);
        throw error;
      }
    },
  };
}
