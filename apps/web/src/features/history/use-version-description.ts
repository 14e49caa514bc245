import { useMessage } from '../../words/messages.ts';

/** Translates descriptions that the server generated; a person's own description stays as it is. */
export function useVersionDescription(): (description: string) => string {
  const message = useMessage();
  return (text) => {
    const [, beginning, number] = /^(.* version) (\d+)$/.exec(text) ?? [];
    return beginning && number ? message(`${beginning} {number}`, { number }) : message(text);
  };
}
