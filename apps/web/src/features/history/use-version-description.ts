import { useStoredText } from '../../words/stored/stored-text.ts';

/** Returns a function that translates the description of a version, which is stored in English unless an author wrote it. */
export function useVersionDescription(): (description: string) => string {
  const translateStored = useStoredText();
  return (description) => translateStored('version', description);
}
