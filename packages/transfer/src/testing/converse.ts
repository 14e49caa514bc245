import { compile, start, step, type Effects, type ProjectSource } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { getItemName, type DocumentItem, type ProjectDocument } from '../document.ts';

const effects: Effects = {
  clock: () => Date.UTC(2026, 0, 5, 9),
  script: () => ({ type: 'failed', reason: 'unavailable', message: '' }),
  http: () => ({ type: 'failed', reason: 'network', message: '', ms: 0 }),
  mail: () => ({ type: 'queued' }),
};
const visitor = { platform: 'Chatbot', isNewUser: true, isAccountLinked: false } as const;

/** Converts a document to the source that the engine compiles. */
export function toSource(document: ProjectDocument): ProjectSource {
  const named = <Item extends DocumentItem>(item: Item) => ({ ...item, displayName: getItemName(item) });
  return {
    project: named(document.project),
    workflows: document.workflows.map(named),
    nodes: document.nodes.map(named),
  };
}

/** Runs a conversation in the first language of a project and returns the text of each turn, the opening first. */
export function converse(document: ProjectDocument, ...said: readonly string[]): Promise<string[]> {
  return converseIn(undefined, document, ...said);
}

/** The same in another language. */
export async function converseIn(
  language: string | undefined,
  document: ProjectDocument,
  ...said: readonly string[]
): Promise<string[]> {
  const program = compile(toSource(document));
  let turn = start(program, { ...visitor, language: language ?? program.language }, 7, effects);
  const answers = [joinOutputs(turn.outputs)];
  for (const text of said) {
    turn = await step(program, turn.conversation, { type: 'said', text }, effects);
    answers.push(joinOutputs(turn.outputs));
  }
  return answers;
}

function joinOutputs(outputs: readonly TurnOutput[]) {
  return outputs.map((output) => (output.type === 'response' ? output.displayText : `(${output.type})`)).join(' / ');
}
