import {
  compile,
  compileOneProject,
  start,
  step,
  type Effects,
  type Program,
  type ProjectSource,
  type TurnResult,
} from '@confab/dialog-engine';
import type { JsonObject } from '@confab/model';
import { countingIds, visitor } from '@confab/test-kit';
import { findOneTemplate, findTemplate, getIntroducedBuild } from '../catalogue.ts';
import { instantiateOneTemplate } from './instantiate-one-template.ts';
import { instantiateTemplate, type NewItem } from './instantiate-template.ts';
import { writeTemplateIn } from './write-template-in.ts';

const effects = { clock: () => 0 };
/** A Monday at nine, with a server that sends mails. */
export const mondayMorning: Effects = {
  clock: () => Date.UTC(2026, 0, 5, 9),
  mail: () => ({ type: 'queued' }),
};

/** Compiles a Pro template to a program. */
export function compileTemplate(templateId: string): Program {
  const template = findTemplate(templateId);
  if (!template) throw new Error(`There is no template ${templateId}`);
  const { project, workflows, nodes } = instantiateTemplate(template, countingIds());
  const source: ProjectSource = {
    project: toSourceItem(project),
    workflows: workflows.map(toSourceItem),
    nodes: nodes.map((node) => ({ ...toSourceItem(node), workflowId: node.workflowId })),
  };
  return compile(source);
}

/** Compiles a One template to a program, in all its languages or in one of them alone. */
export function compileOneTemplate(templateId: string, language?: string): Program {
  const whole = findOneTemplate(templateId);
  const template = whole && language !== undefined ? writeTemplateIn(whole, language) : whole;
  if (!template) throw new Error(`There is no template ${templateId}`);
  const { project, llamas } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
  return compileOneProject({ project: toSourceItem(project), llamas });
}

/** A played conversation as a visitor of the chat page sees it. */
export interface PlayedConversation {
  /** Display text of each turn, including the opening. */
  readonly answers: readonly string[];
  readonly last: string;
  readonly chips: readonly string[];
  readonly ended: boolean;
  readonly variables: JsonObject;
  /** Names of unknown tokens and of exceptions. */
  readonly faults: readonly string[];
}

/** Plays the utterances of a visitor, turn by turn; `null` is silence. */
export async function play(
  program: Program,
  lines: readonly (string | null)[],
  seed = 1,
  world: Effects = effects,
  language = visitor.language,
): Promise<PlayedConversation> {
  let turn = start(program, { ...visitor, language }, seed, world);
  const turns = [turn];
  for (const line of lines) {
    if (turn.ended) throw new Error(`The conversation had ended before "${line ?? 'silence'}"`);
    // A server stores the conversation as JSON between turns; this does the same.
    const session: typeof turn.conversation = JSON.parse(JSON.stringify(turn.conversation));
    turn = await step(program, session, line === null ? { type: 'silent' } : { type: 'said', text: line }, world);
    turns.push(turn);
  }
  const answers = turns.map(getShownText);
  const chips = turn.outputs.flatMap((output) => (output.type === 'response' ? output.suggestionChips : []));
  const { variables } = turn.conversation;
  return {
    answers,
    last: answers.at(-1) ?? '',
    chips,
    ended: turn.ended,
    variables,
    faults: turns.flatMap(listFaults),
  };
}

/** A conversation that began with some lines and continued with suggestion chips. */
interface ChipConversation extends PlayedConversation {
  readonly lines: readonly string[];
}

const mostLines = 4;

/** Says every suggestion chip once where it is first offered, after each of some beginnings. */
export async function followChips(
  talk: (lines: readonly string[]) => Promise<PlayedConversation>,
  beginnings: readonly (readonly string[])[] = [[]],
): Promise<readonly ChipConversation[]> {
  const seen = new Set<string>();
  const open = beginnings.toReversed();
  const held: ChipConversation[] = [];
  for (let lines = open.pop(); lines; lines = open.pop()) {
    const played = await talk(lines);
    held.push({ ...played, lines });
    const unseen = played.ended || lines.length >= mostLines ? [] : played.chips.filter((chip) => !seen.has(chip));
    for (const chip of unseen) seen.add(chip);
    open.push(...unseen.toReversed().map((chip) => [...lines, chip]));
  }
  return held;
}

function getShownText(turn: TurnResult) {
  return turn.outputs.flatMap((output) => (output.type === 'response' ? [output.displayText] : [])).join(' ');
}

function listFaults({ trace }: TurnResult) {
  return trace.flatMap((entry) => {
    if (entry.type === 'exception') return [entry.name];
    return entry.type === 'tokenUnknown' ? [entry.token] : [];
  });
}

function toSourceItem({ id, type, values }: NewItem) {
  return { id, type, displayName: String(values['DisplayName']), values };
}
