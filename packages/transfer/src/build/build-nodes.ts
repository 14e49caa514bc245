import { createOrderCounter, createRows } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import { emptyAnswer, type Answer, type Assistant, type AssistantIntent } from '../assistant.ts';
import type { DocumentNode } from '../document.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import type { RowIds } from './build-project.ts';
import { toResponse } from './to-response.ts';

interface BuildContext {
  readonly rows: RowIds;
  readonly workflowId: string;
  readonly newId: () => string;
}

interface PlannedNode {
  readonly id: string;
  readonly type: string;
  readonly values: JsonObject;
  readonly x: number;
  readonly y: number;
}

/** An intent that a node listens for, and for how many turns. */
interface ListenedIntent {
  readonly name: string;
  readonly turns?: number | undefined;
}

const column = 340;
const line = 170;

/** Builds the nodes of the workflow: Start, the welcome, the question, and the path of each intent. */
export function buildNodes(assistant: Assistant, building: BuildContext): DocumentNode[] {
  const { workflowId } = building;
  const planned = new NodePlan(assistant, building).nodes();
  const nextOrder = createOrderCounter();
  return planned.map(({ id, type, values, x, y }) => ({
    id,
    type,
    workflowId,
    order: nextOrder(),
    position: { x, y },
    values: { Notes: '', ...values },
  }));
}

/** Plans the nodes. Each id is created before the first connector to it. */
class NodePlan {
  readonly #assistant: Assistant;
  readonly #building: BuildContext;
  readonly #welcomeId: string;
  readonly #questionId: string;
  readonly #firstIds: ReadonlyMap<string, string>;
  /** The follow-ups of each intent by its name. */
  readonly #followers = new Map<string, ListenedIntent[]>();

  constructor(assistant: Assistant, building: BuildContext) {
    this.#assistant = assistant;
    this.#building = building;
    this.#welcomeId = building.newId();
    this.#questionId = building.newId();
    for (const intent of assistant.intents)
      for (const name of new Set(intent.follows)) {
        const known = this.#followers.get(name);
        const follower = { name: intent.name, turns: intent.openTurns?.get(name) };
        if (known) known.push(follower);
        else this.#followers.set(name, [follower]);
      }
    this.#firstIds = new Map(
      assistant.intents.map(({ name, outcome }) => [name, outcome === 'home' ? this.#questionId : building.newId()]),
    );
  }

  nodes(): PlannedNode[] {
    const { welcome, isWelcomeAsking, question, intents } = this.#assistant;
    const everywhere = intents.filter(({ follows }) => follows.length === 0);
    return [
      {
        id: this.#building.newId(),
        type: 'Start',
        values: {
          DisplayName: 'Start',
          Connectors: this.#connectors(everywhere, ['next', createConnector('Next', this.#welcomeId)]),
        },
        x: 0,
        y: 0,
      },
      isWelcomeAsking
        ? this.#ask(this.#welcomeId, 'Welcome', welcome, everywhere, [], column, 0)
        : this.#say(this.#welcomeId, 'Welcome', welcome, column, 0),
      this.#ask(this.#questionId, 'Question', question, everywhere, [], 2 * column, 0),
      ...intents.flatMap((intent, index) => this.#intent(intent, index * line)),
    ];
  }

  #intent(intent: AssistantIntent, y: number): PlannedNode[] {
    if (intent.outcome === 'home') return [];
    const steps: PlannedNode[] = [];
    const id = this.#firstIds.get(intent.name) ?? '';
    const asksDetails = intent.fills.length > 0;
    const asksOnlyConfirmation = !asksDetails && intent.confirm.length > 0;
    const answerId = asksDetails || asksOnlyConfirmation ? this.#building.newId() : id;
    if (asksDetails) steps.push(this.#capture(id, intent, answerId, y));
    if (asksOnlyConfirmation) steps.push(this.#confirm(id, intent, answerId, y));
    steps.push(this.#answer(answerId, intent, y));
    return steps;
  }

  #answer(id: string, { name, answer, outcome, fallback }: AssistantIntent, y: number): PlannedNode {
    const x = 5 * column;
    const after = this.#followers.get(name) ?? [];
    if (outcome === 'end')
      return { id, type: 'EndSession', values: { DisplayName: name, Response: this.#response(answer) }, x, y };
    return after.length > 0 ? this.#ask(id, name, answer, after, fallback, x, y) : this.#say(id, name, answer, x, y);
  }

  #say(id: string, name: string, answer: Answer, x: number, y: number): PlannedNode {
    const values = {
      DisplayName: name,
      Response: this.#response(answer),
      Connectors: this.#connectors([], ['next', createConnector('Next', this.#questionId)]),
    };
    return { id, type: 'Say', values, x, y };
  }

  #ask(
    id: string,
    name: string,
    answer: Answer,
    intents: readonly ListenedIntent[],
    fallback: readonly string[],
    x: number,
    y: number,
  ): PlannedNode {
    const values = {
      DisplayName: name,
      Response: this.#response(answer),
      SaveAnswerTo: '',
      NoMatchResponse: this.#response({ texts: fallback, chips: [] }),
      NoInputResponse: this.#response(emptyAnswer),
      MaxReprompts: 0,
      Connectors: this.#connectors(intents, ...fallbackConnectors),
    };
    return { id, type: 'Ask', values, x, y };
  }

  #capture(id: string, { name, fills, confirm: confirmAll }: AssistantIntent, nextId: string, y: number): PlannedNode {
    const { newId, rows } = this.#building;
    const createResponse = (texts: readonly string[]) => this.#response({ texts, chips: [] });
    const { askChange } = getDefaultPhrases(this.#assistant.language);
    const values = {
      DisplayName: `${name} details`,
      Response: this.#response(emptyAnswer),
      Slots: createRows(
        fills.map(({ slot, isRequired, prompts, confirm }) => ({
          id: newId(),
          values: {
            Slot: rows.slots.get(slot) ?? '',
            Variable: '',
            Required: isRequired,
            Prompt: createResponse(prompts),
            Reprompt: createResponse([]),
            Confirm: createResponse(confirm),
          },
        })),
      ),
      ConfirmAll: createResponse(confirmAll),
      AskChange: createResponse(confirmAll.length > 0 ? [askChange] : []),
      NoMatchResponse: createResponse([]),
      NoInputResponse: createResponse([]),
      MaxReprompts: 0,
      Connectors: this.#connectors([], ['next', createConnector('Next', nextId)], ...fallbackConnectors),
    };
    return { id, type: 'Capture', values, x: 3 * column, y };
  }

  /** Asks for a yes to an intent without values; those that have some are confirmed where they are asked for. */
  #confirm(id: string, { name, confirm }: AssistantIntent, answerId: string, y: number): PlannedNode {
    const { yes, no } = getDefaultPhrases(this.#assistant.language);
    const expected = (words: readonly string[], target: string) =>
      [this.#building.newId(), { ...createConnector('Expected', target), ExpectedResponse: words.join('\n') }] as const;
    const values = {
      DisplayName: `${name} confirmation`,
      Response: this.#response({ texts: confirm, chips: [] }),
      SaveAnswerTo: '',
      NoMatchResponse: this.#response(emptyAnswer),
      NoInputResponse: this.#response(emptyAnswer),
      MaxReprompts: 0,
      Connectors: this.#connectors([], expected(yes, answerId), expected(no, this.#questionId), ...fallbackConnectors),
    };
    return { id, type: 'Ask', values, x: 4 * column, y };
  }

  #connectors(intents: readonly ListenedIntent[], ...others: readonly (readonly [string, JsonObject])[]) {
    const { rows, newId } = this.#building;
    const intentConnectors = intents.map(({ name, turns = 1 }) => ({
      id: newId(),
      values: {
        ...createConnector('Intent', this.#firstIds.get(name) ?? ''),
        IntentId: rows.intents.get(name) ?? '',
        ...(turns > 1 && { OpenTurns: turns }),
      },
    }));
    return createRows([...intentConnectors, ...others.map(([id, values]) => ({ id, values }))]);
  }

  #response(answer: Answer) {
    return toResponse(answer, this.#building.newId);
  }
}

/** Connectors that keep the question open when nothing matches. */
const fallbackConnectors = [
  ['nomatch', createConnector('NoMatch', '')],
  ['noinput', createConnector('NoInput', '')],
] as const;

function createConnector(kind: string, targetId: string): JsonObject {
  return { Kind: kind, DisplayName: '', TargetNodeId: targetId };
}
