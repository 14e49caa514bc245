import { useWords } from '../../words/define-words.ts';
import { setTrafficShown, useTrafficShown } from './traffic-store.ts';
import { words } from './words.ts';

/** The command that shows and hides traffic. */
export function useTrafficToggle() {
  const say = useWords(words);
  const isShown = useTrafficShown();
  return {
    isShown,
    /** The name of a button that shows whether it is pressed. */
    name: say.traffic,
    /** The name of a command. */
    label: isShown ? say.hideTraffic : say.showTraffic,
    /** The name of the command that opens the conversations through a node or page. */
    nameConversations: say.showThrough,
    toggle: () => setTrafficShown(!isShown),
  };
}
