import { historyMessages } from '@confab/contracts';
import { fillMessage } from '@confab/model';
import { useStoredText } from '../../words/stored/stored-text.ts';

/** The descriptions that the server stores with the number of a version. */
const numbered = [historyMessages.rolledBack, historyMessages.keptBeforeRollback];

/** Returns a function that translates the description of a version, which is stored in English unless an author wrote it. */
export function useVersionDescription(): (description: string) => string {
  const translateStored = useStoredText();
  return (description) => {
    const number = Number(description.split(' ').at(-1));
    const message = numbered.find((one) => fillMessage(one, { number }) === description);
    return message === undefined
      ? translateStored('version', description)
      : translateStored('version', message, { number });
  };
}
