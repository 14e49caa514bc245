import type { IntentCandidate, JsonObject } from '@confab/model';
import { Progress, Tabs } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowRight,
  IconBulb,
  IconCircleDot,
  IconEqual,
  IconFlagCheck,
  IconMessage,
  IconVariable,
} from '@tabler/icons-react';
import { show, traceLines, type TraceLine } from './turn-words.ts';
import type { SimulatedTurn } from './use-simulator.ts';
import classes from './simulator.module.css';

const icons: Readonly<Record<TraceLine['kind'], typeof IconBulb>> = {
  understood: IconBulb,
  node: IconCircleDot,
  connector: IconArrowRight,
  condition: IconEqual,
  variable: IconVariable,
  response: IconMessage,
  warning: IconAlertTriangle,
  ended: IconFlagCheck,
};

interface TurnInspectorProps {
  readonly turn: SimulatedTurn | undefined;
  readonly nameOf: (nodeId: string) => string;
  readonly onOpenNode: (nodeId: string) => void;
}

/** Why a turn went as it did, and what the variables hold after it. */
export function TurnInspector({ turn, nameOf, onOpenNode }: TurnInspectorProps) {
  const changed = new Set(
    turn?.result.trace.flatMap((entry) => (entry.type === 'variableWritten' ? [entry.name] : [])) ?? [],
  );
  return (
    <Tabs defaultValue="why" className={classes.inspector ?? ''} aria-label="About the turn">
      <Tabs.List>
        <Tabs.Tab value="why">Why</Tabs.Tab>
        <Tabs.Tab value="variables">Variables</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="why" className={classes.panel ?? ''} tabIndex={0}>
        {turn === undefined && (
          <p className={classes.hint}>
            What was understood, which way it went and what changed is told here, turn by turn.
          </p>
        )}
        <ol className={classes.lines}>
          {traceLines(turn?.result.trace ?? [], nameOf).map((line, index) => (
            <Line key={index} line={line} onOpenNode={onOpenNode} />
          ))}
        </ol>
      </Tabs.Panel>
      <Tabs.Panel value="variables" className={classes.panel ?? ''} tabIndex={0}>
        <Variables values={turn?.result.variables ?? {}} changed={changed} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Line({ line, onOpenNode }: { readonly line: TraceLine; readonly onOpenNode: (nodeId: string) => void }) {
  const Icon = icons[line.kind];
  const { nodeId } = line;
  return (
    <li className={classes.line} data-kind={line.kind}>
      <Icon size={15} aria-hidden="true" />
      <div>
        {nodeId !== null && line.kind === 'node' ? (
          <button type="button" className={classes.link} onClick={() => onOpenNode(nodeId)}>
            {line.words}
          </button>
        ) : (
          <span>{line.words}</span>
        )}
        {line.candidates.map((candidate) => (
          <Candidate key={candidate.intentId} candidate={candidate} isChosen={candidate.intentId === line.chosen} />
        ))}
      </div>
    </li>
  );
}

function Candidate({
  candidate: { name, score, words },
  isChosen,
}: {
  readonly candidate: IntentCandidate;
  readonly isChosen: boolean;
}) {
  const percent = Math.round(score * 100);
  return (
    <div className={classes.candidate} data-chosen={isChosen || undefined}>
      <span>
        {name}
        {isChosen && <span className="cf-visually-hidden"> (chosen)</span>}
      </span>
      <Progress value={percent} size={6} aria-label={`Score of ${name}`} color={isChosen ? 'brand' : 'gray'} />
      <span className={classes.percent}>{percent} %</span>
      {words.length > 0 && <span className={classes.by}>by “{words.join(' ')}”</span>}
    </div>
  );
}

function Variables({ values, changed }: { readonly values: JsonObject; readonly changed: ReadonlySet<string> }) {
  const rows = Object.entries(values);
  if (rows.length === 0)
    return <p className={classes.hint}>There are no variables, or the conversation has not begun.</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} data-changed={changed.has(name) || undefined}>
            <td>
              {name}
              {changed.has(name) && <span className={classes.by}> changed</span>}
            </td>
            <td>{show(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
