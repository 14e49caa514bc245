import { useMessage } from '../../words/messages.ts';

/** The numbers that rules put into their messages. */
const limit = /^(Value should be )(-?[\d.]+)( or (?:more|less))$/;

/** Says what is wrong with a value in the language of the interface. */
export function useSayProblem(): (english: string) => string {
  const say = useMessage();
  return (english) => {
    const found = limit.exec(english);
    return found ? say(`${found[1]}{limit}${found[3]}`, { limit: found[2] ?? '' }) : say(english);
  };
}
