import { useMessage } from '../../words/messages.ts';

/** What the server itself called a version is said in the language of the interface; a name that somebody gave stays. */
export function useDescription(): (description: string) => string {
  const message = useMessage();
  return (text) => {
    const [, beginning, number] = /^(.* version) (\d+)$/.exec(text) ?? [];
    return beginning && number ? message(`${beginning} {number}`, { number }) : message(text);
  };
}
