import {
  isJsonArray,
  isJsonObject,
  screenLayouts,
  type JsonObject,
  type JsonValue,
  type ScreenLayout,
} from '@confab/model';
import { compileExpression, type Expression } from './expression/compile-expression.ts';
import { ExpressionFault } from './expression/lex.ts';
import type { ProgramEntry, ProgramResponse } from './program.ts';
import { stripSpeechMarkdown } from './speech-markdown.ts';
import { compileText, type TextTemplate } from './text-template.ts';
import { systemTokenNames } from './turn-run.ts';
import type { Problem, SourceNode } from './types.ts';

/** A row of a table as the engine reads it. */
export interface Row {
  readonly id: string;
  readonly values: JsonObject;
}

/** A connector of a node, as authored. */
export interface Connector {
  readonly id: string;
  readonly kind: string;
  readonly values: JsonObject;
  /** Undefined when it leads nowhere, or to something that is not there. */
  readonly targetId: string | undefined;
}

/** What node types compile with: names are resolved here, and what is wrong is noted here. */
export class Compiler {
  readonly problems: Problem[] = [];
  readonly variableNames: ReadonlySet<string>;
  readonly intentIds: ReadonlySet<string>;
  readonly nodeWorkflows: ReadonlyMap<string, string>;
  readonly workflowStarts: ReadonlyMap<string, string>;

  constructor(known: Pick<Compiler, 'variableNames' | 'intentIds' | 'nodeWorkflows' | 'workflowStarts'>) {
    this.variableNames = known.variableNames;
    this.intentIds = known.intentIds;
    this.nodeWorkflows = known.nodeWorkflows;
    this.workflowStarts = known.workflowStarts;
  }

  report(itemId: string, path: string, code: string, message: string): void {
    this.problems.push({ itemId, path, code, message });
  }

  text(itemId: string, path: string, text: string): TextTemplate {
    return compileText(text, (name) => this.#checkName(itemId, path, name, 'token'));
  }

  /** Undefined for nothing written, and for something that cannot be understood. */
  expression(itemId: string, path: string, source: string): Expression | undefined {
    if (source.trim() === '') return undefined;
    try {
      return compileExpression(source, (name) => this.#checkName(itemId, path, name, 'variable'));
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      this.report(itemId, path, 'ExpressionError', error.message);
      return () => null;
    }
  }

  #checkName(itemId: string, path: string, name: string, what: 'token' | 'variable') {
    if (this.variableNames.has(name) || (systemTokenNames as readonly string[]).includes(name) || name === 'Suggestion')
      return;
    this.report(
      itemId,
      path,
      what === 'token' ? 'UnknownToken' : 'UnknownVariable',
      `There is no variable called "${name}".`,
    );
  }

  /** A response of an item; undefined when nothing is written in it. */
  response(itemId: string, path: string, value: JsonValue | undefined): ProgramResponse | undefined {
    if (!isJsonObject(value) || !isJsonArray(value.Entries)) return undefined;
    const entries = value.Entries.filter(isJsonObject)
      .filter((entry) => entry.Enabled !== false && entry.Enabled !== 'false')
      .toSorted((a, b) => order(a, b, 'EntryId'))
      .map((entry) => this.#entry(itemId, `${path}/Entries/${textOf(entry.EntryId)}`, entry))
      .filter((entry) => entry.spoken.parts.length > 0 || entry.display.parts.length > 0);
    if (entries.length === 0) return undefined;
    const isAlwaysOffered = entries.every(({ condition }) => condition === undefined);
    return {
      key: `${itemId}/${path}`,
      isAlwaysOffered,
      itemId,
      method: value.SelectionMethod === 'Random' ? 'Random' : 'Escalating',
      entries,
    };
  }

  #entry(itemId: string, path: string, entry: JsonObject): ProgramEntry {
    const text = (name: string) => this.text(itemId, `${path}/${name}`, textOf(entry[name]));
    const display = textOf(entry.DisplayText);
    const layout = textOf(entry.ScreenLayout);
    return {
      id: textOf(entry.EntryId),
      spoken: text(textOf(entry.SpokenText) === '' ? 'DisplayText' : 'SpokenText'),
      // What is shown when nothing else is written is worked out here, once, and not in every turn.
      display:
        display === ''
          ? compileText(stripSpeechMarkdown(textOf(entry.SpokenText)), () => undefined)
          : text('DisplayText'),
      heading: text('HeadingText'),
      condition: this.expression(itemId, `${path}/Condition`, textOf(entry.Condition)),
      screenLayout: isLayout(layout) ? layout : 'ImageLeftNoHeading',
      imageAssetId: textOf(entry.ImageAssetId) || null,
      audioAssetId: textOf(entry.AudioAssetId) || null,
      videoUrl: textOf(entry.VideoUrl) || null,
      chips: chipsOf(entry.SuggestionChips).map((chip) => this.text(itemId, `${path}/SuggestionChips`, chip)),
    };
  }

  /** The connectors of a node in order; one that leads to nothing there is reported. */
  connectors(node: SourceNode): Connector[] {
    return rowsOf(node.values.Connectors).map(({ id, values }) => {
      const target = textOf(values.TargetNodeId);
      const isThere = this.nodeWorkflows.get(target) === node.workflowId;
      if (target !== '' && !isThere) {
        this.report(
          node.id,
          `Connectors/${id}/TargetNodeId`,
          'DanglingConnector',
          'This connector leads to a node that is not in this workflow.',
        );
      }
      return { id, kind: textOf(values.Kind), values, targetId: isThere ? target : undefined };
    });
  }

  /** Reports a connector that should lead on and leads nowhere. */
  expectTarget(node: SourceNode, connector: Connector | undefined, name: string): void {
    if (connector?.targetId !== undefined || (connector && textOf(connector.values.TargetNodeId) !== '')) return;
    const path = connector ? `Connectors/${connector.id}/TargetNodeId` : 'Connectors';
    this.report(node.id, path, 'MissingConnector', `"${name}" leads nowhere; the conversation would end here.`);
  }
}

/** The rows of a table's value, in order. */
export function rowsOf(value: JsonValue | undefined): Row[] {
  if (!isJsonArray(value)) return [];
  return value
    .filter(isJsonObject)
    .toSorted((a, b) => order(a, b, 'RowId'))
    .map((row) => ({ id: textOf(row.RowId), values: isJsonObject(row.Values) ? row.Values : {} }));
}

/** A value where a text is expected. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** The lines of a multi-line value that hold something. */
export function linesOf(value: JsonValue | undefined): string[] {
  return textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function order(a: JsonObject, b: JsonObject, id: 'RowId' | 'EntryId') {
  const [left, right] = [textOf(a.Order), textOf(b.Order)];
  if (left !== right) return left < right ? -1 : 1;
  return textOf(a[id]) < textOf(b[id]) ? -1 : 1;
}

function chipsOf(value: JsonValue | undefined): string[] {
  if (isJsonArray(value)) return value.map(textOf).filter((chip) => chip !== '');
  return linesOf(value);
}

function isLayout(text: string): text is ScreenLayout {
  return (screenLayouts as readonly string[]).includes(text);
}
