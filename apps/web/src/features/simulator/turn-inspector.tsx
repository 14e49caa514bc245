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
import { useWords } from '../../words/define-words.ts';
import { show, traceLines, type TraceLine } from './turn-words.ts';
import type { SimulatedTurn } from './use-simulator.ts';
import { words } from './words.ts';
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

/** Intents that are less likely than this, and were not chosen, tell nobody anything. */
const worthShowing = 0.05;

interface TurnInspectorProps {
  readonly turn: SimulatedTurn | undefined;
  readonly nameOf: (nodeId: string) => string;
  readonly onOpenNode: (nodeId: string) => void;
}

/** Why a turn went as it did, and what the variables hold after it. */
export function TurnInspector({ turn, nameOf, onOpenNode }: TurnInspectorProps) {
  const say = useWords(words);
  const changed = new Set(
    turn?.result.trace.flatMap((entry) => (entry.type === 'variableWritten' ? [entry.name] : [])) ?? [],
  );
  return (
    <Tabs defaultValue="why" className={classes.inspector ?? ''} aria-label={say.aboutTurn}>
      <Tabs.List>
        <Tabs.Tab value="why">{say.whyTab}</Tabs.Tab>
        <Tabs.Tab value="variables">{say.variables}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="why" className={classes.panel ?? ''} tabIndex={0}>
        {turn === undefined && <p className={classes.hint}>{say.whyHint}</p>}
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
        <Candidates line={line} />
      </div>
    </li>
  );
}

function Candidates({ line: { candidates, chosen } }: { readonly line: TraceLine }) {
  const say = useWords(words);
  const shown = candidates.filter(({ intentId, score }) => score >= worthShowing || intentId === chosen);
  return (
    <>
      {shown.map((candidate) => (
        <Candidate key={candidate.intentId} candidate={candidate} isChosen={candidate.intentId === chosen} />
      ))}
      {shown.length < candidates.length && (
        <span className={classes.by}>{say.lessLikely(candidates.length - shown.length)}</span>
      )}
    </>
  );
}

function Candidate({
  candidate: { name, score, words: matched },
  isChosen,
}: {
  readonly candidate: IntentCandidate;
  readonly isChosen: boolean;
}) {
  const say = useWords(words);
  const percent = Math.round(score * 100);
  return (
    <div className={classes.candidate} data-chosen={isChosen || undefined}>
      <span>
        {name}
        {isChosen && <span className="cf-visually-hidden"> {say.chosen}</span>}
      </span>
      <Progress value={percent} size={6} aria-label={say.scoreOf(name)} color={isChosen ? 'brand' : 'gray'} />
      <span className={classes.percent}>{percent} %</span>
      {matched.length > 0 && <span className={classes.by}>{say.by(matched.join(' '))}</span>}
    </div>
  );
}

function Variables({ values, changed }: { readonly values: JsonObject; readonly changed: ReadonlySet<string> }) {
  const say = useWords(words);
  const rows = Object.entries(values);
  if (rows.length === 0) return <p className={classes.hint}>{say.noVariables}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{say.variable}</th>
          <th scope="col">{say.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} data-changed={changed.has(name) || undefined}>
            <td>
              {name}
              {changed.has(name) && <span className={classes.by}> {say.changed}</span>}
            </td>
            <td>{show(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
