import type { AnalyticDataOf } from '@confab/contracts';
import type { Display } from '../display.ts';
import type { AnalyticSubject } from '../filters/to-request.ts';
import classes from './conversations.module.css';
import { MarkedText } from './marked-text.tsx';
import { TurnMenu } from './turn-menu.tsx';
import { useTurnActions } from './use-turn-actions.ts';

type Row = AnalyticDataOf<'correspondence'>['conversations'][number];
type Turn = AnalyticDataOf<'correspondence'>['turns'][number];

interface TurnListProps extends AnalyticSubject {
  readonly conversation: string;
  /** Its row of the list; undefined for a conversation of another page. */
  readonly row: Row | undefined;
  readonly turns: readonly Turn[];
  /** What was searched for in utterances. */
  readonly searched: string | undefined;
  readonly display: Display;
}

/** The turns of a conversation as bubbles, each with its node, its time and what can be done with it. */
export function TurnList({ conversation, row, turns, searched, display, teamId, projectId }: TurnListProps) {
  const { say } = display;
  const actions = useTurnActions({ teamId, projectId });
  return (
    <ol className={classes.turns} aria-label={say.turns}>
      {turns.map((turn, index) => (
        <li key={`${turn.number} ${turn.atUtc}`}>
          {(index > 0 || turn.said !== null) && (
            <Bubble
              who={say.visitor}
              text={turn.input === 'silent' ? say.silent : turn.said}
              searched={searched}
              isVisitor
              display={display}
            />
          )}
          <Bubble who={say.assistant} text={turn.answered} display={display} />
          <div className={classes.below}>
            <p className={classes.facts}>{listFacts(turn, display).join(' · ')}</p>
            <TurnMenu {...{ conversation, row, turns, actions }} number={turn.number} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function listFacts(turn: Turn, { say, formatTime, formatNumber }: Display): readonly string[] {
  const score = turn.score === null ? '' : ` (${Math.round(turn.score * 100)} %)`;
  return [
    turn.nodeName || say.unknown,
    formatTime(turn.atUtc),
    ...(turn.intentName === null ? [] : [`${say.intent}: ${turn.intentName}${score}`]),
    ...(turn.isMatched === false ? [say.missed] : []),
    ...(turn.exception === null ? [] : [say.exception(turn.exception)]),
    `${formatNumber(turn.latencyMs)} ms`,
  ];
}

interface BubbleProps {
  readonly who: string;
  /** Null where the text is not kept. */
  readonly text: string | null;
  readonly searched?: string | undefined;
  readonly isVisitor?: boolean;
  readonly display: Display;
}

function Bubble({ who, text, searched, isVisitor = false, display }: BubbleProps) {
  return (
    <div className={isVisitor ? classes.visitor : classes.assistant}>
      <span className="cf-visually-hidden">{who}: </span>
      {text === null ? <em>{display.say.textNotKept}</em> : <MarkedText text={text} searched={searched} />}
    </div>
  );
}
