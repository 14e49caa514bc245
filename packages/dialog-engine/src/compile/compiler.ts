import type { SourceNode } from '../types.ts';
import { readText } from './authored-values.ts';
import { compileCountedExpression, type Expression } from '../expression/compile-expression.ts';
import { createExpressionMessage, ExpressionFault } from '../expression/expression-fault.ts';
import { noNames, type KnownNames, type MenuChoice } from './known-names.ts';
import { readConnectors, type Connector } from '../nodes/read-connectors.ts';
import { lookups, type LookupKind } from './name-lookups.ts';
import { addProblem, closeFindings, openFindings, type PartFindings } from './part-findings.ts';
import { createTokenResolver } from '../text/token-resolver.ts';
import { describeNumberWithText, describeTooManyOperations, splitNames, type ProblemName } from './report.ts';
import type { LinkedResponse, SupplementaryResponse } from './shared-responses.ts';
import type { Module } from './read-modules.ts';
import type { ProgramSlot } from '../program.ts';
import { expressionOperationsMax } from '../run/limits/turn-limits.ts';
import { systemTokens } from '../run/system-tokens.ts';
import type { ProblemCode } from '../problems/problem-codes.ts';
import type { TokenReader } from '../run/turn-run.ts';
import type { SlotTypeDefinition } from '@confab/understanding';

const suggestionPath = 'GlobalMessages/DidYouMean/';
const readSuggestion: TokenReader = (run) => run.suggestion;

/** The context of compiling nodes: resolves names and collects problems. */
export class Compiler {
  #names: KnownNames;
  #findings = openFindings();
  /** The types of the module's parameters by name. */
  #locals: ReadonlyMap<string, string> = new Map();
  #own: ReadonlySet<string> = new Set();

  constructor(names: KnownNames) {
    this.#names = names;
  }

  /** Forgets the project, as compiled parts outlive the compiler and may still refer to it. */
  close(): void {
    this.#names = noNames;
    this.#findings = openFindings();
  }

  /** The findings outside `compilePart`. */
  get findings(): PartFindings {
    return this.#findings;
  }

  /** Compiles a part of the program and keeps its findings with it. */
  compilePart<Result>(compile: () => Result): { readonly result: Result; readonly findings: PartFindings } {
    const [outer, own] = [this.#findings, openFindings()];
    this.#findings = own;
    try {
      return { result: compile(), findings: closeFindings(own) };
    } finally {
      this.#findings = outer;
    }
  }

  /** Resolves names from now on for nodes of this workflow; module parameters shadow project variables. */
  enterWorkflow(workflowId: string): void {
    const parameters = this.findModule(workflowId)?.parameters ?? [];
    this.#locals = new Map(parameters.map(({ name, type }) => [name, type]));
  }

  findModule(workflowId: string): Module | undefined {
    return this.#note('module', workflowId, lookups.module(this.#names, workflowId));
  }

  /** The name of an intent. */
  findIntentName(id: string): string | undefined {
    return this.#note('intent', id, lookups.intent(this.#names, id));
  }

  /** The workflow of a node. */
  findWorkflowOfNode(id: string): string | undefined {
    return this.#note('nodeWorkflow', id, lookups.nodeWorkflow(this.#names, id));
  }

  /** The Start node of a workflow. */
  findWorkflowStart(workflowId: string): string | undefined {
    return this.#note('workflowStart', workflowId, lookups.workflowStart(this.#names, workflowId));
  }

  findSlot(id: string): ProgramSlot | undefined {
    return this.#note('slot', id, lookups.slot(this.#names, id));
  }

  get slotTypes(): readonly SlotTypeDefinition[] {
    return this.#note('slotTypes', '', lookups.slotTypes(this.#names));
  }

  get language(): string {
    return this.#note('language', '', lookups.language(this.#names));
  }

  /** Whether the project speaks a language. */
  speaks(language: string): boolean {
    return this.#note('languages', '', lookups.languages(this.#names)).split(',').includes(language);
  }

  /** Whether a node has an in-parameter of this id or name. */
  hasInParameter(nodeId: string, parameter: string): boolean {
    return this.#note('inParameters', nodeId, lookups.inParameters(this.#names, nodeId))?.has(parameter) ?? false;
  }

  /** Whether a connector assigns a value to a parameter of a node. */
  isParameterAssigned(nodeId: string, parameter: string): boolean {
    const assigned = this.#note('assignedParameters', nodeId, lookups.assignedParameters(this.#names, nodeId));
    return assigned?.has(parameter) ?? false;
  }

  /** What a menu of a One project offers. */
  listMenuChoices(pageId: string): readonly MenuChoice[] {
    return this.#note('menuChoices', pageId, lookups.menuChoices(this.#names, pageId)) ?? [];
  }

  /** Whether a page of a One project has pages below it. */
  hasPagesBelow(pageId: string): boolean {
    return this.#note('parentPage', pageId, lookups.parentPage(this.#names, pageId));
  }

  /** Whether a page of a One project has pages below it that only match near it. */
  isGatewayPage(pageId: string): boolean {
    return this.#note('gatewayPage', pageId, lookups.gatewayPage(this.#names, pageId));
  }

  /** The author's own details, such as a telephone number. */
  findAuthorDetail(name: string): string | undefined {
    return this.#note('authorDetail', name, lookups.authorDetail(this.#names, name));
  }

  /** Resolves a link to a response. */
  findResponse(source: string, id: string): LinkedResponse | undefined {
    const { responses } = this.#names;
    if (source === 'Supplementary') {
      this.#note('supplementary', '', responses.supplementary);
      return responses.findSupplementary(id);
    }
    const isGlobal = source === 'Global';
    const response = isGlobal ? responses.findGlobal(id) : responses.findOfNode(id);
    this.#note(isGlobal ? 'globalMessage' : 'response', id, response?.value);
    return response && { response, name: isGlobal ? id : '' };
  }

  /** The supplementary messages of a name, in the order in which their kinds are tried. */
  listSupplementary(name: string): readonly SupplementaryResponse[] {
    this.#note('supplementary', '', this.#names.responses.supplementary);
    return this.#names.responses.listSupplementary(name);
  }

  /** Records that a listening node matches these intents. */
  addScope(intentIds: readonly string[]): void {
    this.#findings.scopes.push(intentIds);
  }

  /** Whether a variable or module parameter has this name. */
  hasVariable(name: string): boolean {
    return this.#locals.has(name) || this.#note('variable', name, lookups.variable(this.#names, name));
  }

  /** Whether a variable or module parameter holds a text. */
  #isText(name: string): boolean {
    const local = this.#own.has(name) ? '' : this.#locals.get(name);
    if (local !== undefined) return local === 'string';
    return this.#note('textVariable', name, lookups.textVariable(this.#names, name));
  }

  #note<Answer>(kind: LookupKind, key: string, answer: Answer): Answer {
    const { known, lookups: asked } = this.#findings;
    const question = `${kind} ${key}`;
    if (!known.has(question)) asked.push({ kind, key, answer });
    known.add(question);
    return answer;
  }

  /** Compiles with additional names, such as the in-parameters of a request. */
  withNames<Result>(names: ReadonlySet<string>, compile: () => Result): Result {
    this.#own = names;
    try {
      return compile();
    } finally {
      this.#own = new Set();
    }
  }

  report(itemId: string, path: string, code: ProblemCode, message: string, ...names: readonly ProblemName[]): void {
    addProblem(this.#findings, { itemId, path, code, message, ...splitNames(names) });
  }

  /** Finds the reader of a token; undefined and reported if the token is unknown. */
  resolveToken(itemId: string, path: string, name: string): TokenReader | undefined {
    const reader = this.findTokenReader(path, name);
    if (!reader) this.reportUnknown(itemId, path, 'UnknownToken', name);
    return reader;
  }

  private reportUnknown(itemId: string, path: string, code: ProblemCode, name: string): void {
    if (name.startsWith('ALK_'))
      this.report(itemId, path, 'UnknownSystemToken', `There is no system token called "${name}".`, name);
    else this.report(itemId, path, code, `There is no variable called "${name}".`, name);
  }

  findTokenReader(path: string, name: string): TokenReader | undefined {
    if (name === 'Suggestion' && path.startsWith(suggestionPath)) return readSuggestion;
    if (this.#own.has(name)) return (run) => run.getParameter(name);
    if (this.hasVariable(name)) return (run) => run.getVariable(name);
    const token = name.toLowerCase();
    const behind = this.#note('guidToken', token, lookups.guidToken(this.#names, token));
    if (behind !== undefined) return (run) => run.getVariable(behind);
    if (name === 'ALK_UserUtterance') this.#findings.quotesUtterance = true;
    return systemTokens.get(name);
  }

  /** A token resolver for a text that is not known until it runs. */
  createTokenResolver(): (name: string) => TokenReader | undefined {
    const [own, locals] = [this.#own, new Set(this.#locals.keys())];
    const variables = this.#note('allVariables', '', lookups.allVariables(this.#names));
    const guidTokens = this.#note('allGuidTokens', '', lookups.allGuidTokens(this.#names));
    return createTokenResolver({ own, locals, variables, guidTokens });
  }

  /** Undefined for an empty source. An invalid expression is reported and evaluates to null. */
  compileExpression(itemId: string, path: string, source: string): Expression | undefined {
    if (source.trim() === '') return undefined;
    try {
      const { expression, operations, comparedWithNumber } = compileCountedExpression(source, (name) => {
        if (this.findTokenReader(path, name)) return;
        this.reportUnknown(itemId, path, 'UnknownVariable', name);
      });
      for (const name of comparedWithNumber) {
        if (this.#isText(name)) this.report(itemId, path, 'NumberWithText', describeNumberWithText(name), name);
      }
      if (operations > expressionOperationsMax)
        this.report(itemId, path, 'TooManyOperations', ...describeTooManyOperations(operations));
      return expression;
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      const { message, code, names } = error;
      this.report(itemId, path, 'ExpressionError', message, code, ...names);
      const named = createExpressionMessage(code, names);
      return (scope) => {
        scope.reportFault(named);
        return null;
      };
    }
  }

  /** Reports the name of a variable to write if it does not exist. */
  expectVariable(itemId: string, path: string, name: string): void {
    if (this.hasVariable(name)) return;
    if (name === '') this.report(itemId, path, 'MissingVariable', 'Choose the variable to set.');
    else this.reportUnknown(itemId, path, 'UnknownVariable', name);
  }

  /** The connectors of a node in order; a dangling one is reported. */
  readConnectors(node: SourceNode): Connector[] {
    return readConnectors(this, node);
  }

  /** Reports a required connector without a target. */
  expectTarget(node: SourceNode, connector: Connector | undefined, name: ProblemName): void {
    // A dangling connector was reported when it was read.
    if (connector && readText(connector.values.TargetNodeId) !== '') return;
    const path = connector ? `Connectors/${connector.id}/TargetNodeId` : 'Connectors';
    const text = typeof name === 'string' ? name : name.text;
    this.report(node.id, path, 'MissingConnector', `"${text}" leads nowhere; the conversation would end here.`, name);
  }
}
