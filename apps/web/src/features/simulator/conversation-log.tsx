import type { TurnOutput } from '@confab/model';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SimulatedTurn } from './use-simulator.ts';
import classes from './simulator.module.css';

interface ConversationLogProps {
  readonly turns: readonly SimulatedTurn[];
  readonly chosen: number | undefined;
  readonly isWaiting: boolean;
  readonly failed: string | undefined;
  readonly hasEnded: boolean;
  readonly onChoose: (turn: number) => void;
  readonly onSay: (text: string) => void;
  readonly onRetry: () => void;
}

/** The conversation so far. A turn can be chosen to see why it went as it did. */
export function ConversationLog({
  turns,
  chosen,
  isWaiting,
  failed,
  hasEnded,
  onChoose,
  onSay,
  onRetry,
}: ConversationLogProps) {
  const chips = turns.at(-1)?.result.outputs.findLast((output) => output.type === 'response')?.suggestionChips ?? [];
  return (
    <div className={classes.log} role="log" aria-live="polite" aria-label="What was said">
      {turns.length === 0 && !isWaiting && (
        <p className={classes.hint}>
          Start a conversation with the project as it is now. Every turn shows why it went as it did.
        </p>
      )}
      {turns.map((turn) => (
        <Turn key={turn.id} turn={turn} isChosen={turn.id === chosen} onChoose={() => onChoose(turn.id)} />
      ))}
      {isWaiting && <Loader size="xs" type="dots" aria-label="Waiting for the answer" />}
      {failed !== undefined && (
        <div className={classes.failed} role="alert">
          <IconAlertTriangle size={16} aria-hidden="true" />
          {failed}
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {hasEnded && <p className={classes.ended}>The conversation has ended.</p>}
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
}

function Turn({ turn: { said, isOpening, result }, isChosen, onChoose }: TurnProps) {
  return (
    <div className={classes.turn} data-chosen={isChosen || undefined}>
      {!isOpening && <div className={classes.said}>{said ?? <em>said nothing</em>}</div>}
      {result.outputs.map((output, index) => (
        <Bubble key={index} output={output} />
      ))}
      <button type="button" className={classes.why} aria-pressed={isChosen} onClick={onChoose}>
        Why?
      </button>
    </div>
  );
}

function Bubble({ output }: { readonly output: TurnOutput }) {
  if (output.type === 'ended') return null;
  return (
    <div className={classes.bubble}>
      {output.headingText !== '' && <strong>{output.headingText}</strong>}
      <span>{output.displayText}</span>
      {output.spokenText !== output.displayText && <span className={classes.spoken}>Spoken: {output.spokenText}</span>}
    </div>
  );
}
