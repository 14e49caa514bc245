import type { TurnInput } from '@confab/model';
import { splitKeywordWords } from '@confab/understanding';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood, traceNotUnderstood } from '../../nodes/listening/understand.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { traceMessages } from '../../text/trace-messages.ts';
import { moveBack, setCurrentPage } from '../compile/next-move.ts';
import { findFarewell } from './find-farewell.ts';
import { parseCommand, type Command } from './parse-command.ts';
import { isWholeMatch, toCandidates, type PageCandidate } from './page-listener.ts';
import type { AsidePage } from '../compile/aside-pages.ts';
import type { OnePage } from '../compile/page-tree.ts';
import { getPage, getPageListener } from './get-page.ts';

const waiting: Move = { type: 'wait' };
const reachReasons = {
  child: 'on a page below',
  sibling: 'on a page beside it',
  ancestor: 'on a page further up',
  top: 'on a page that is heard from everywhere',
} as const;

/** How a page repeats itself. */
export interface PagePrompts {
  /** Gives the whole response of the page again. */
  readonly respondAll: (run: TurnRun) => void;
  /** Repeats the open question after an aside; undefined without an open question. */
  readonly repeatQuestion?: (run: TurnRun) => void;
  /** Continues the page when its own keyword is said; undefined if it begins again. */
  readonly resume?: (run: TurnRun) => Move;
  /** Asks the question before the open one; undefined if it is the first, so that going back leaves the page. */
  readonly askPrevious?: (run: TurnRun) => Move;
  /** Pages that only speak answer beside the open question, so that the answers so far are kept. */
  readonly keepsAnswers?: true;
  /** Gives the page's own reprompt. @returns whether it has one. */
  readonly reprompt?: (run: TurnRun) => boolean;
}

/** Handles an input that does not answer a question of the page. */
export function handlePageInput(
  run: TurnRun,
  pageId: string,
  input: Exclude<TurnInput, { type: 'opened' }>,
  again: PagePrompts,
): Move {
  if (input.type === 'silent') return handlePageNoInput(run, pageId, again);
  return handlePageText(run, pageId, input.text, again);
}

/** Handles a text at a page where no question is open: a plain no is a farewell if it matches nothing else. */
export function handlePageText(run: TurnRun, pageId: string, text: string, again: PagePrompts): Move {
  return (
    matchPageOrCommand(run, pageId, text, again) ??
    matchFarewell(run, pageId, text) ??
    handlePageNoMatch(run, pageId, text, again)
  );
}

function matchFarewell(run: TurnRun, pageId: string, text: string): Move | undefined {
  const { language } = run.program;
  if (parseCommand(text, language) !== 'decline') return undefined;
  const farewell = findFarewell(getPageListener(run), getPage(run, pageId), language);
  if (!farewell) return undefined;
  traceUnderstood(run, text, [], farewell.id, traceMessages.nothingElse, 'page');
  run.lastIntent = farewell.name;
  return leavePage(run, { type: 'go', nodeId: farewell.id, connectorId: '' });
}

/** Goes to the page whose keyword matches, or runs a command; undefined if neither matches. */
export function matchPageOrCommand(run: TurnRun, pageId: string, text: string, again: PagePrompts): Move | undefined {
  const ranked = getPageListener(run).rankPages(getPage(run, pageId), text);
  const [best] = ranked;
  if (best) return goToPage(run, ranked, best, { pageId, text }, again);
  return runCommand(run, pageId, text, again, parseCommand(text, run.program.language));
}

function runCommand(
  run: TurnRun,
  pageId: string,
  text: string,
  again: PagePrompts,
  command: Command | undefined,
): Move | undefined {
  switch (command) {
    case 'repeat':
      traceUnderstood(run, text, [], null, traceMessages.repeat, 'command');
      again.respondAll(run);
      return waiting;
    case 'back': {
      traceUnderstood(run, text, [], null, traceMessages.back, 'command');
      if (again.askPrevious) return again.askPrevious(run);
      const { parent } = getPage(run, pageId);
      if (parent) return leavePage(run, moveBack(run, parent));
      again.respondAll(run);
      return waiting;
    }
    case 'restart':
    case 'home':
      traceUnderstood(run, text, [], null, traceMessages.restart, 'command');
      return leavePage(run, { type: 'go', nodeId: run.program.startNodeId ?? pageId, connectorId: '' });
    default:
      return undefined;
  }
}

/**
 * The pages and commands that leave or repeat a question that accepts any text: Help and Goodbye pages, and commands
 * that are no page's keywords, if they match the whole text. `home` is a place as well, so it is an answer.
 */
export function matchWholeText(run: TurnRun, pageId: string, text: string, again: PagePrompts): Move | undefined {
  const called = matchHelpOrGoodbye(run, pageId, text, again);
  if (called) return called;
  const command = parseCommand(text, run.program.language);
  if (command === 'home' || getPageListener(run).findPages(text).length > 0) return undefined;
  return runCommand(run, pageId, text, again, command);
}

/** The kinds of texts that ask for a page beside or instead of the open question. */
export interface RequestRules {
  /** Whether words ask for a page that answers beside the form. */
  readonly isQuestion: (words: readonly string[], language: string) => boolean;
  /** Whether words ask for another page so clearly that the form is left for it. */
  readonly isLeaving: (words: readonly string[], language: string) => boolean;
}

/**
 * The page that matches instead of an answer of any words: that of a question about another page. In a form it has to
 * be a page that answers beside the form, unless the rules of the form let it be left. The offer to take a message is
 * also left for a keyword that is the whole text, or for a keyword of several words that leads to a form, but not for a
 * keyword within a message.
 */
export function matchRequest(
  run: TurnRun,
  pageId: string,
  text: string,
  again: PagePrompts,
  { isQuestion, isLeaving }: RequestRules,
): Move | undefined {
  const words = splitKeywordWords(text);
  const isAsked = isQuestion(words, run.program.language);
  const isClear = isLeaving(words, run.program.language);
  const ranked = getPageListener(run)
    .rankPages(getPage(run, pageId), text)
    .filter(({ page, match }) => {
      if (match.slips > 0) return false;
      if (again.keepsAnswers)
        return run.program.nodes.get(page.id)?.answerAside ? isAsked : isClear && page.id !== pageId;
      if (isWholeMatch(match) || (isAsked && page.id !== pageId)) return true;
      return page.type === 'Form' && match.length > 1 && match.words.every((word, at) => word === words[at]);
    });
  const [best] = ranked;
  return best && goToPage(run, ranked, best, { pageId, text }, again);
}

function matchHelpOrGoodbye(run: TurnRun, pageId: string, text: string, again: PagePrompts): Move | undefined {
  const ranked = getPageListener(run)
    .rankPages(getPage(run, pageId), text)
    .filter(({ page: { type }, match }) => (type === 'Help' || type === 'Goodbye') && isWholeMatch(match));
  const [best] = ranked;
  return best && goToPage(run, ranked, best, { pageId, text }, again);
}

function goToPage(
  run: TurnRun,
  ranked: readonly PageCandidate[],
  { page, match, reach }: PageCandidate,
  { pageId, text }: { readonly pageId: string; readonly text: string },
  again: PagePrompts,
): Move {
  const reason = `the keyword "${match.keyword}", ${reachReasons[reach.place]}`;
  traceUnderstood(run, text, toCandidates(ranked), page.id, reason, 'page');
  run.lastIntent = page.name;
  run.heardKeyword = { pageId: page.id, text, keyword: match.keyword };
  if (page.id === pageId && again.resume) return again.resume(run);
  if (!answerAside(run, page, again)) return leavePage(run, { type: 'go', nodeId: page.id, connectorId: '' });
  again.repeatQuestion?.(run);
  return waiting;
}

/** Gives the response of a page without leaving the current one. @returns whether the page can answer in this way */
function answerAside(run: TurnRun, page: OnePage, { keepsAnswers }: PagePrompts): boolean {
  const aside = run.program.asidePages?.find(page.id);
  if (aside) {
    giveAside(run, aside);
    return true;
  }
  const node = keepsAnswers && run.program.nodes.get(page.id);
  if (!node?.answerAside) return false;
  const here = run.nodeId;
  setCurrentPage(run, page);
  node.answerAside(run);
  run.nodeId = here;
  return true;
}

/** Resets the open question before a move. */
export function leavePage(run: TurnRun, move: Move): Move {
  run.reprompts = noReprompts;
  run.modules.capture = undefined;
  run.modules.sentForm = undefined;
  return move;
}

/** Handles a text that matches nothing. */
export function handlePageNoMatch(run: TurnRun, pageId: string, text: string, again: PagePrompts): Move {
  traceNotUnderstood(run, text, [], traceMessages.noPageKeyword);
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch: noMatch + 1, noInput };
  return respondAside(run, pageId, 'NoMatch', noMatch + 1, again);
}

/** Handles silence. */
export function handlePageNoInput(run: TurnRun, pageId: string, again: PagePrompts): Move {
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch, noInput: noInput + 1 };
  return respondAside(run, pageId, 'NoInput', noInput + 1, again);
}

function respondAside(
  run: TurnRun,
  pageId: string,
  type: 'NoMatch' | 'NoInput',
  times: number,
  { respondAll: whole, repeatQuestion: open, reprompt }: PagePrompts,
): Move {
  const aside = run.program.asidePages?.findNearest(getPage(run, pageId), type);
  if (aside?.next && aside.mostTimes > 0 && times > aside.mostTimes) return leavePage(run, aside.next);
  if (reprompt?.(run)) return waiting;
  const isSaid = aside ? giveAside(run, aside) : run.respond(run.program.messages[type]);
  if (open) open(run);
  else if (!isSaid) whole(run);
  return waiting;
}

/** Gives the response of a page without leaving the current one. */
function giveAside(run: TurnRun, aside: AsidePage): boolean {
  const here = run.nodeId;
  setCurrentPage(run, aside);
  const isSaid = run.respond(aside.response);
  run.nodeId = here;
  return isSaid;
}
