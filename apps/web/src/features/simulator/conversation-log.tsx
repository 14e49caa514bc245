import type { TurnOutput } from '@confab/model';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import type { SimulatedTurn } from './use-simulator.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface ConversationLogProps {
  readonly turns: readonly SimulatedTurn[];
  readonly chosen: number | undefined;
  readonly isWaiting: boolean;
  readonly failed: string | undefined;
  readonly hasEnded: boolean;
  readonly onChoose: (turn: number) => void;
  /** The turn that is looked at in passing; undefined when none is any more. */
  readonly onGlance: (turn: number | undefined) => void;
  readonly onSay: (text: string) => void;
  readonly onRetry: () => void;
}

/** The conversation so far. A turn can be chosen to see why it went as it did, and pointed at to see its way. */
export function ConversationLog(props: ConversationLogProps) {
  const { turns, chosen, isWaiting, failed, hasEnded, onChoose, onGlance, onSay, onRetry } = props;
  const say = useWords(words);
  const chips = turns.at(-1)?.result.outputs.findLast((output) => output.type === 'response')?.suggestionChips ?? [];
  return (
    <div className={classes.log} role="log" aria-live="polite" aria-label={say.said}>
      {turns.length === 0 && !isWaiting && <p className={classes.hint}>{say.hint}</p>}
      {turns.map((turn) => (
        <Turn
          key={turn.id}
          turn={turn}
          isChosen={turn.id === chosen}
          onChoose={() => onChoose(turn.id)}
          onGlance={(isSeen) => onGlance(isSeen ? turn.id : undefined)}
        />
      ))}
      {isWaiting && <Loader size="xs" type="dots" aria-label={say.waiting} />}
      {failed !== undefined && (
        <div className={classes.failed} role="alert">
          <IconAlertTriangle size={16} aria-hidden="true" />
          {failed}
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            {say.tryAgain}
          </Button>
        </div>
      )}
      {hasEnded && <p className={classes.ended}>{say.ended}</p>}
      {!hasEnded && !isWaiting && chips.length > 0 && (
        <div className={classes.chips}>
          {chips.map((chip) => (
            <Button key={chip} size="compact-xs" variant="default" radius="xl" onClick={() => onSay(chip)}>
              {chip}
            </Button>
          ))}
        </div>
      )}
      {/* A new key with every line: it comes into view as it is put in. */}
      <div key={`${turns.length} ${isWaiting}`} ref={showEnd} />
    </div>
  );
}

function showEnd(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'end' });
}

interface TurnProps {
  readonly turn: SimulatedTurn;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGlance: (isSeen: boolean) => void;
}

function Turn({ turn: { said, isOpening, result }, isChosen, onChoose, onGlance }: TurnProps) {
  const say = useWords(words);
  return (
    <div
      className={classes.turn}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => onGlance(true)}
      onPointerLeave={() => onGlance(false)}
      onFocus={() => onGlance(true)}
      onBlur={() => onGlance(false)}
    >
      {!isOpening && <div className={classes.said}>{said ?? <em>{say.saidNothing}</em>}</div>}
      {result.outputs.map((output, index) => (
        <Bubble key={index} output={output} />
      ))}
      <button type="button" className={classes.why} aria-pressed={isChosen} onClick={onChoose}>
        {say.why}
      </button>
    </div>
  );
}

function Bubble({ output }: { readonly output: TurnOutput }) {
  const say = useWords(words);
  if (output.type === 'ended') return null;
  if (output.type === 'handover') return <p className={classes.spoken}>{say.handedOver(output.destination)}</p>;
  return (
    <div className={classes.bubble}>
      {output.headingText !== '' && <strong>{output.headingText}</strong>}
      <span>{output.displayText}</span>
      {output.spokenText !== output.displayText && (
        <span className={classes.spoken}>{say.spoken(output.spokenText)}</span>
      )}
    </div>
  );
}
