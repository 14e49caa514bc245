import type { SourceNode, Problem } from './types.ts';
import { rowsOf, textOf } from './authored.ts';
import { compileExpression, type Expression } from './expression/compile-expression.ts';
import { ExpressionFault } from './expression/lex.ts';
import { systemTokens } from './system-tokens.ts';
import type { ProblemCode } from './problems/problem-codes.ts';
import type { TokenReader } from './turn-run.ts';
import type { JsonObject } from '@confab/model';

/** A connector of a node, as authored. */
export interface Connector {
  readonly id: string;
  readonly kind: string;
  readonly values: JsonObject;
  /** Undefined when it leads nowhere, or to something that is not there. */
  readonly targetId: string | undefined;
}

/** What can be referred to in a project. */
export interface KnownNames {
  readonly variables: ReadonlySet<string>;
  /** Names of the intents by id. */
  readonly intents: ReadonlyMap<string, string>;
  /** Workflow of each node. */
  readonly nodeWorkflows: ReadonlyMap<string, string>;
  /** Start node of each workflow. */
  readonly workflowStarts: ReadonlyMap<string, string>;
}

const suggestionPath = 'GlobalMessages/DidYouMean/';
const readSuggestion: TokenReader = (run) => run.suggestion;

/** What node types compile with: names are resolved here, and what is wrong is noted here. */
export class Compiler {
  readonly known: KnownNames;
  readonly problems: Problem[] = [];
  quotesUtterance = false;

  constructor(known: KnownNames) {
    this.known = known;
  }

  report(itemId: string, path: string, code: ProblemCode, message: string, ...names: readonly string[]): void {
    this.problems.push({ itemId, path, code, message, names });
  }

  /** The reader of a token's value; undefined, and reported, when nobody knows it. */
  token(itemId: string, path: string, name: string): TokenReader | undefined {
    const reader = this.reader(path, name);
    if (!reader) this.reportUnknown(itemId, path, 'UnknownToken', name);
    return reader;
  }

  private reportUnknown(itemId: string, path: string, code: ProblemCode, name: string): void {
    if (name.startsWith('ALK_'))
      this.report(itemId, path, 'UnknownSystemToken', `There is no system token called "${name}".`, name);
    else this.report(itemId, path, code, `There is no variable called "${name}".`, name);
  }

  reader(path: string, name: string): TokenReader | undefined {
    if (name === 'Suggestion' && path.startsWith(suggestionPath)) return readSuggestion;
    if (this.known.variables.has(name)) return (run) => run.variable(name);
    if (name === 'ALK_UserUtterance') this.quotesUtterance = true;
    return systemTokens.get(name);
  }

  /** Undefined for nothing written. One that cannot be understood is reported and counts as nothing. */
  expression(itemId: string, path: string, source: string): Expression | undefined {
    if (source.trim() === '') return undefined;
    try {
      return compileExpression(source, (name) => {
        if (this.reader(path, name)) return;
        this.reportUnknown(itemId, path, 'UnknownVariable', name);
      });
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      const { message } = error;
      this.report(itemId, path, 'ExpressionError', message, message);
      return (scope) => {
        scope.fault(message);
        return null;
      };
    }
  }

  /** Reports a name of a variable that is to be written and is not there. */
  expectVariable(itemId: string, path: string, name: string): void {
    if (this.known.variables.has(name)) return;
    if (name === '') this.report(itemId, path, 'MissingVariable', 'Choose the variable to set.');
    else this.reportUnknown(itemId, path, 'UnknownVariable', name);
  }

  /** The connectors of a node in order; one that leads to nothing there is reported. */
  connectors(node: SourceNode): Connector[] {
    return rowsOf(node.values.Connectors).map(({ id, values }) => {
      const target = textOf(values.TargetNodeId);
      const isThere = this.known.nodeWorkflows.get(target) === node.workflowId;
      if (target !== '' && !isThere) {
        const message = 'This connector leads to a node that is not in this workflow.';
        this.report(node.id, `Connectors/${id}/TargetNodeId`, 'DanglingConnector', message);
      }
      return { id, kind: textOf(values.Kind), values, targetId: isThere ? target : undefined };
    });
  }

  /** Reports a connector that should lead on and leads nowhere. */
  expectTarget(node: SourceNode, connector: Connector | undefined, name: string): void {
    // One that leads to what is gone was reported when it was read.
    if (connector && textOf(connector.values.TargetNodeId) !== '') return;
    const path = connector ? `Connectors/${connector.id}/TargetNodeId` : 'Connectors';
    this.report(node.id, path, 'MissingConnector', `"${name}" leads nowhere; the conversation would end here.`, name);
  }
}
