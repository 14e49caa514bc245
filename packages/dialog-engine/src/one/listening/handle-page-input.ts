import type { TurnInput } from '@confab/model';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood, traceNotUnderstood } from '../../nodes/listening/understand.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { goUp, standAt } from '../compile/next-move.ts';
import { commandIn } from './parse-command.ts';
import { isWhole, toCandidates, type Candidate } from './page-listener.ts';
import type { Aside, PageSetting } from '../compile/page-context.ts';
import type { OnePage } from '../compile/page-tree.ts';

const waiting: Move = { type: 'wait' };
const reasons = {
  child: 'on a page below',
  sibling: 'on a page beside it',
  ancestor: 'on a page further up',
  top: 'on a page that is heard from everywhere',
} as const;

/** What is said again where nothing else is. */
export interface Again {
  /** All that the page says. */
  readonly whole: (run: TurnRun) => void;
  /** What is open: asked again after something was said beside it; undefined where nothing is. */
  readonly open?: (run: TurnRun) => void;
  /** The page's own words for an answer that is not one. */
  readonly reprompt?: (run: TurnRun) => boolean;
}

/** What a page does with a turn of somebody who is not answering a question of it. */
export function listen(
  run: TurnRun,
  page: OnePage,
  setting: PageSetting,
  input: Exclude<TurnInput, { type: 'opened' }>,
  again: Again,
): Move {
  if (input.type === 'silent') return hearSilence(run, page, setting, again);
  return hearElsewhere(run, page, setting, input.text, again) ?? misunderstand(run, page, setting, input.text, again);
}

/** Goes where the keywords of what was said lead, or does what is said to any page; undefined where nothing was heard. */
export function hearElsewhere(
  run: TurnRun,
  page: OnePage,
  setting: PageSetting,
  text: string,
  again: Again,
): Move | undefined {
  const ranked = setting.ear.rank(page, text);
  const [best] = ranked;
  if (best) return arrive(run, setting, ranked, best, text, again);
  switch (commandIn(text, setting.language)) {
    case 'repeat':
      traceUnderstood(run, text, [], null, 'it is to be said again', 'command');
      again.whole(run);
      return waiting;
    case 'back':
      traceUnderstood(run, text, [], null, 'back to the page above', 'command');
      if (page.parent) return leave(run, goUp(run, page));
      again.whole(run);
      return waiting;
    case 'restart':
      traceUnderstood(run, text, [], null, 'from the beginning', 'command');
      return leave(run, { type: 'go', nodeId: run.program.startNodeId ?? page.id, connectorId: '' });
    default:
      return undefined;
  }
}

/** A page for help or for leaving that all of what was said asks for; a question that takes any words looks for nothing else. */
export function hearCalled(
  run: TurnRun,
  page: OnePage,
  setting: PageSetting,
  text: string,
  again: Again,
): Move | undefined {
  const ranked = setting.ear
    .rank(page, text)
    .filter(({ page: { type }, match }) => (type === 'Help' || type === 'Goodbye') && isWhole(match));
  const [best] = ranked;
  return best && arrive(run, setting, ranked, best, text, again);
}

function arrive(
  run: TurnRun,
  setting: PageSetting,
  ranked: readonly Candidate[],
  { page, match, reach }: Candidate,
  text: string,
  again: Again,
): Move {
  const reason = `the keyword "${match.keyword}", ${reasons[reach.place]}`;
  traceUnderstood(run, text, toCandidates(ranked), page.id, reason, 'page');
  run.lastIntent = page.name;
  const aside = setting.asideAt(page);
  if (!aside) return leave(run, { type: 'go', nodeId: page.id, connectorId: '' });
  visit(run, aside);
  again.open?.(run);
  return waiting;
}

/** The conversation leaves what was open behind. */
export function leave(run: TurnRun, move: Move): Move {
  run.reprompts = noReprompts;
  run.modules.capture = undefined;
  return move;
}

/** Nothing that was said means anything here. */
export function misunderstand(run: TurnRun, page: OnePage, setting: PageSetting, text: string, again: Again): Move {
  traceNotUnderstood(run, text, [], 'no page in reach has a keyword of it');
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch: noMatch + 1, noInput };
  return sayAside(run, page, setting, 'NoMatch', noMatch + 1, again);
}

/** Nothing was said. */
export function hearSilence(run: TurnRun, page: OnePage, setting: PageSetting, again: Again): Move {
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch, noInput: noInput + 1 };
  return sayAside(run, page, setting, 'NoInput', noInput + 1, again);
}

function sayAside(
  run: TurnRun,
  page: OnePage,
  setting: PageSetting,
  type: 'NoMatch' | 'NoInput',
  times: number,
  { whole, open, reprompt }: Again,
): Move {
  const aside = setting.asideFor(page, type);
  if (aside?.next && aside.mostTimes > 0 && times > aside.mostTimes) return leave(run, aside.next);
  if (reprompt?.(run)) return waiting;
  const isSaid = aside ? visit(run, aside) : run.respond(run.program.messages[type]);
  if (open) open(run);
  else if (!isSaid) whole(run);
  return waiting;
}

/** Says what a page has to say and comes back. */
function visit(run: TurnRun, { page, response }: Aside): boolean {
  const here = run.nodeId;
  standAt(run, page);
  const isSaid = run.respond(response);
  run.nodeId = here;
  return isSaid;
}
