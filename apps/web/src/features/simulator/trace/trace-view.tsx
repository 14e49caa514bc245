import {
  IconAlertTriangle,
  IconArrowRight,
  IconBulb,
  IconCircleDot,
  IconEqual,
  IconFlagCheck,
  IconMessage,
  IconVariable,
  IconWorld,
} from '@tabler/icons-react';
import { useEditingSession } from '../../../editing/index.ts';
import { useVariableText } from '../../../words/variable-names.ts';
import { IntentCandidates } from './intent-candidates.tsx';
import type { SimulatedTurn } from '../conversation/conversation-tree.ts';
import { useSimulatorHost } from '../simulator-host.tsx';
import { createTraceLines, type TraceLine } from './create-trace-lines.ts';
import { useTraceNames } from './use-trace-names.ts';
import shared from '../simulator.module.css';
import classes from './trace.module.css';

const icons: Readonly<Record<TraceLine['kind'], typeof IconBulb>> = {
  understood: IconBulb,
  node: IconCircleDot,
  connector: IconArrowRight,
  condition: IconEqual,
  variable: IconVariable,
  response: IconMessage,
  effect: IconWorld,
  warning: IconAlertTriangle,
  ended: IconFlagCheck,
};

/** The trace of a turn; each line opens its node or input. */
export function TraceView({ turn }: { readonly turn: SimulatedTurn }) {
  const names = useTraceNames();
  const labelVariables = useVariableText();
  const { projectId } = useEditingSession();
  const { onOpen } = useSimulatorHost();

  /** Opens the input or node of a line; undefined when there is none. */
  function wayTo({ nodeId, path, variable }: TraceLine): (() => void) | undefined {
    const input = variable === undefined ? undefined : names.variablePath(variable);
    if (input !== undefined) return () => onOpen(projectId, input);
    if (nodeId === null || names.nodeName(nodeId) === names.say.goneNode) return undefined;
    return () => onOpen(nodeId, path);
  }

  return (
    <ol className={classes.lines}>
      {createTraceLines(turn.result.trace, names).map((line, index) => (
        <Line key={index} line={{ ...line, words: labelVariables(line.words) }} onOpen={wayTo(line)} />
      ))}
    </ol>
  );
}

function Line({ line, onOpen }: { readonly line: TraceLine; readonly onOpen: (() => void) | undefined }) {
  const Icon = icons[line.kind];
  return (
    <li className={classes.line} data-kind={line.kind}>
      <Icon size={16} aria-hidden="true" />
      <div>
        {onOpen ? (
          <button type="button" className={shared.lineLink} onClick={onOpen}>
            {line.words}
          </button>
        ) : (
          <span>{line.words}</span>
        )}
        {line.candidates.length > 0 && <IntentCandidates candidates={line.candidates} chosen={line.chosen} />}
      </div>
    </li>
  );
}
