import type { TurnOutput } from '@confab/model';
import { IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { AnswerComparison } from './answer-comparison.tsx';
import type { SimulatedTurn } from './conversation-tree.ts';
import { ResponseBubble } from './response-bubble.tsx';
import { useSimulator } from '../simulator-context.tsx';
import { RecordedComparison } from '../recorded/recorded-comparison.tsx';
import { show } from '../trace/create-trace-lines.ts';
import { isPhoneWide } from '../placement.ts';
import { useSimulatorHost } from '../simulator-host.tsx';
import { TurnInspector } from '../trace/turn-inspector.tsx';
import { TurnTools } from './turn-tools.tsx';
import { words } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './conversation.module.css';

interface TurnViewProps {
  readonly turn: SimulatedTurn;
  readonly isChosen: boolean;
  readonly language: string;
}

/** One turn. Memoized, because a conversation may have a hundred. */
export const TurnView = memo(Turn);

function Turn({ turn, isChosen, language }: TurnViewProps) {
  const say = useWords(words);
  const simulator = useSimulator();
  const opensBelow = isPhoneWide(useSimulatorHost().placement);
  const { id, said, isOpening, byHand, result } = turn;
  const written = Object.entries(byHand);
  return (
    <div
      className={classes.turn}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => simulator.glance(id)}
      onPointerLeave={() => simulator.glance(undefined)}
      onFocus={() => simulator.glance(id)}
      onBlur={() => simulator.glance(undefined)}
    >
      {written.length > 0 && (
        <p className={classes.byHand}>
          <IconPencil size={14} aria-hidden="true" />
          {say.byHandBefore} {written.map(([name, value]) => `${name} = ${show(value, say)}`).join(', ')}
        </p>
      )}
      {!isOpening && <div className={classes.said}>{said ?? <em>{say.saidNothing}</em>}</div>}
      {result.outputs.map((output, index) => (
        <Output key={index} output={output} language={language} />
      ))}
      {turn.original ? (
        <RecordedComparison turn={turn} />
      ) : (
        turn.insteadOf !== undefined && <AnswerComparison turn={turn} />
      )}
      <TurnTools turn={turn} isChosen={isChosen} />
      {isChosen && opensBelow && (
        <div className={classes.details}>
          <TurnInspector />
        </div>
      )}
    </div>
  );
}

function Output({ output, language }: { readonly output: TurnOutput; readonly language: string }) {
  const say = useWords(words);
  if (output.type === 'ended') return null;
  if (output.type === 'handover') return <p className={shared.spoken}>{say.handedOver(output.destination)}</p>;
  return <ResponseBubble output={output} language={language} />;
}
