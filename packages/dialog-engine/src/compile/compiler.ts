import type { SourceNode, Problem } from '../types.ts';
import { readRows, readText } from './authored-values.ts';
import { compileExpression, type Expression } from '../expression/compile-expression.ts';
import { ExpressionFault } from '../expression/lex.ts';
import type { SharedResponses } from './shared-responses.ts';
import type { Module } from './read-modules.ts';
import type { NodeArgument, ProgramSlot } from '../program.ts';
import { systemTokens } from '../run/system-tokens.ts';
import type { ProblemCode } from '../problems/problem-codes.ts';
import type { TokenReader } from '../run/turn-run.ts';
import type { JsonObject } from '@confab/model';
import type { SlotTypeDefinition } from '@confab/understanding';

/** A connector of a node. */
export interface Connector {
  readonly id: string;
  readonly kind: string;
  readonly values: JsonObject;
  /** Undefined if it leads nowhere or to a missing node. */
  readonly targetId: string | undefined;
  /** The value that it assigns to a parameter of its target. */
  readonly argument: NodeArgument | undefined;
}

/** The names and ids that can be referred to in a project. */
export interface KnownNames {
  readonly variables: ReadonlySet<string>;
  /** Names of the intents by id. */
  readonly intents: ReadonlyMap<string, string>;
  /** Workflow of each node. */
  readonly nodeWorkflows: ReadonlyMap<string, string>;
  /** Start node of each workflow. */
  readonly workflowStarts: ReadonlyMap<string, string>;
  /** Modules by workflow. */
  readonly modules: ReadonlyMap<string, Module>;
  /** Slots by row id. */
  readonly slots: ReadonlyMap<string, ProgramSlot>;
  readonly slotTypes: readonly SlotTypeDefinition[];
  readonly language: string;
  /** Ids and names of the in-parameters of each node that has any. */
  readonly inParameters: ReadonlyMap<string, ReadonlySet<string>>;
  /** The parameters of each node that a connector assigns a value to. */
  readonly assignedParameters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of variables by the GUIDs that refer to them in tokens (A3.53). */
  readonly guidTokens: ReadonlyMap<string, string>;
  /** The targets of linked responses. */
  readonly responses: SharedResponses;
}

const suggestionPath = 'GlobalMessages/DidYouMean/';
const readSuggestion: TokenReader = (run) => run.suggestion;

/** The context of compiling nodes: resolves names and collects problems. */
export class Compiler {
  readonly known: KnownNames;
  readonly problems: Problem[] = [];
  quotesUtterance = false;
  /** Ids of the intents that each listening node matches. */
  readonly scopes: (readonly string[])[] = [];
  #locals: ReadonlySet<string> = new Set();
  #own: ReadonlySet<string> = new Set();
  readonly #reported = new Set<string>();

  constructor(known: KnownNames) {
    this.known = known;
  }

  /** Resolves names from now on for nodes of this workflow; module parameters shadow project variables. */
  enterWorkflow(workflowId: string): void {
    this.#locals = new Set(this.known.modules.get(workflowId)?.parameters.map(({ name }) => name));
  }

  /** Whether a variable or module parameter has this name. */
  hasVariable(name: string): boolean {
    return this.known.variables.has(name) || this.#locals.has(name);
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

  report(itemId: string, path: string, code: ProblemCode, message: string, ...names: readonly string[]): void {
    // A shared response is compiled for each link to it, but reported once.
    const key = `${itemId} ${path} ${message}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.problems.push({ itemId, path, code, message, names });
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
    return this.createTokenResolver(path)(name);
  }

  /** Captures the current names in a token resolver, for a text that is compiled later. */
  createTokenResolver(path: string): (name: string) => TokenReader | undefined {
    const [own, locals] = [this.#own, this.#locals];
    return (name) => {
      if (name === 'Suggestion' && path.startsWith(suggestionPath)) return readSuggestion;
      if (own.has(name)) return (run) => run.getParameter(name);
      if (this.known.variables.has(name) || locals.has(name)) return (run) => run.getVariable(name);
      const behind = this.known.guidTokens.get(name.toLowerCase());
      if (behind !== undefined) return (run) => run.getVariable(behind);
      if (name === 'ALK_UserUtterance') this.quotesUtterance = true;
      return systemTokens.get(name);
    };
  }

  /** Undefined for an empty source. An invalid expression is reported and evaluates to null. */
  compileExpression(itemId: string, path: string, source: string): Expression | undefined {
    if (source.trim() === '') return undefined;
    try {
      return compileExpression(source, (name) => {
        if (this.findTokenReader(path, name)) return;
        this.reportUnknown(itemId, path, 'UnknownVariable', name);
      });
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      const { message } = error;
      this.report(itemId, path, 'ExpressionError', message, message);
      return (scope) => {
        scope.reportFault(message);
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
    return readRows(node.values.Connectors).map(({ id, values }) => {
      const target = readText(values.TargetNodeId);
      const isThere = this.known.nodeWorkflows.get(target) === node.workflowId;
      if (target !== '' && !isThere) {
        const message = 'This connector leads to a node that is not in this workflow.';
        this.report(node.id, `Connectors/${id}/TargetNodeId`, 'DanglingConnector', message);
      }
      const targetId = isThere ? target : undefined;
      return { id, kind: readText(values.Kind), values, targetId, argument: this.#compileArgument(node, id, values) };
    });
  }

  /** Compiles the argument of a connector for an in-parameter of its target node (A3.47). */
  #compileArgument(node: SourceNode, id: string, values: JsonObject): NodeArgument | undefined {
    const parameter = readText(values.TargetInParamId).trim();
    const value = this.compileExpression(node.id, `Connectors/${id}/OutParamId`, readText(values.OutParamId));
    if (parameter === '' || !value) return undefined;
    if (!this.known.inParameters.get(readText(values.TargetNodeId))?.has(parameter)) {
      const message = `The target node has no input parameter called "${parameter}".`;
      this.report(node.id, `Connectors/${id}/TargetInParamId`, 'UnknownParameter', message, parameter);
    }
    return { parameter, value };
  }

  /** Reports a required connector without a target. */
  expectTarget(node: SourceNode, connector: Connector | undefined, name: string): void {
    // A dangling connector was reported when it was read.
    if (connector && readText(connector.values.TargetNodeId) !== '') return;
    const path = connector ? `Connectors/${connector.id}/TargetNodeId` : 'Connectors';
    this.report(node.id, path, 'MissingConnector', `"${name}" leads nowhere; the conversation would end here.`, name);
  }
}
