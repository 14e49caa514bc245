import { IconButton } from '@confab/ui';
import { IconArrowBackUp, IconChevronLeft, IconChevronRight, IconFlask, IconRepeat } from '@tabler/icons-react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { listBranch, listSiblings, type SimulatedTurn } from './conversation-tree.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { isPhoneWide } from '../placement.ts';
import { useSimulatorHost } from '../simulator-host.tsx';
import { useSaveAsTest } from './use-save-as-test.ts';
import { words } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './conversation.module.css';

interface TurnToolsProps {
  readonly turn: SimulatedTurn;
  readonly isChosen: boolean;
}

/** The actions on a turn: explain, go back, repeat, save as test case, switch branch. */
export function TurnTools({ turn, isChosen }: TurnToolsProps) {
  const say = useWords(words);
  const simulator = useSimulator();
  const { isReadOnly } = useEditingSession();
  const isHead = useSimulated(({ tree }) => tree.head === turn.id);
  const isWaiting = useSimulated((state) => state.isWaiting);
  const saveAsTest = useSaveAsTest();
  const { id } = turn;
  const opensBelow = isPhoneWide(useSimulatorHost().placement);
  return (
    <div className={classes.turnTools} role="group" aria-label={say.turnTools}>
      <button
        type="button"
        className={shared.why}
        onClick={() => simulator.choose(opensBelow && isChosen ? undefined : id)}
        {...(opensBelow ? { 'aria-expanded': isChosen } : { 'aria-pressed': isChosen })}
      >
        {say.details}
      </button>
      <span className={classes.onDemand}>
        {!isHead && (
          <IconButton
            size={22}
            label={say.backToHere}
            icon={<IconArrowBackUp size={14} />}
            onClick={() => simulator.stepBack(id)}
          />
        )}
        <IconButton
          size={22}
          label={say.sayAgain}
          disabled={isWaiting}
          icon={<IconRepeat size={14} />}
          onClick={() => void simulator.sayAgain(id)}
        />
        {!isReadOnly && (
          <IconButton
            size={22}
            label={say.saveUpToHere}
            icon={<IconFlask size={14} />}
            onClick={() => saveAsTest(listBranch(simulator.getState().tree, id))}
          />
        )}
      </span>
      <BranchSwitch turn={turn} />
    </div>
  );
}

/** Switches between the branches at this turn. */
function BranchSwitch({ turn }: { readonly turn: SimulatedTurn }) {
  const say = useWords(words);
  const simulator = useSimulator();
  const tree = useSimulated((state) => state.tree);
  const siblings = listSiblings(tree, turn.id);
  const at = siblings.indexOf(turn);
  const [former, next] = [siblings[at - 1], siblings[at + 1]];
  if (siblings.length < 2) return null;
  return (
    <span className={classes.branches}>
      <IconButton
        size={22}
        label={say.formerBranch}
        disabled={!former}
        icon={<IconChevronLeft size={14} />}
        onClick={() => former && simulator.switchTo(former.id)}
      />
      <span role="img" aria-label={say.branch(at + 1, siblings.length)}>{`${at + 1}/${siblings.length}`}</span>
      <IconButton
        size={22}
        label={say.nextBranch}
        disabled={!next}
        icon={<IconChevronRight size={14} />}
        onClick={() => next && simulator.switchTo(next.id)}
      />
    </span>
  );
}
