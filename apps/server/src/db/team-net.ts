import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  OperatorNode,
  ParensNode,
  ReferenceNode,
  type InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import { camelCase } from './camel-case.ts';
import type { Tables } from './tables.ts';

/** What teams author, and what comes of it. A row of these is of one team, and no other may see it. */
const teamTables = [
  'item',
  'itemVersion',
  'projectEvent',
  'graphLayout',
  'release',
  'releaseStage',
  'simulatorSession',
  'simulatorTurn',
  'channelSession',
  'channelTurn',
  'channelEvent',
  'channelVisitor',
  'turnCall',
  'replacement',
  'testRun',
  'testResult',
  'commentThread',
  'comment',
  'commentSeen',
] as const satisfies readonly (keyof Tables)[];

const names: ReadonlySet<string> = new Set(teamTables);
const rawTables = teamTables.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join('|');
const rawUse = new RegExp(String.raw`\b(?:from|join|update|into)\s+"?(?:${rawTables})\b`, 'i');

/** A statement that could reach the rows of another team: a mistake in this program, never of its user. */
export class UnboundStatement extends Error {
  override readonly name = 'UnboundStatement';
  constructor(what: string) {
    super(`A statement on ${what} has no condition on its team. Give it one, or say acrossTeams(db) and why.`);
  }
}

/**
 * The second net under the guard (TEN-1): no statement on what a team authored gets to the database unless it says
 * whose it is.
 *
 * The first net is the guard, which finds the team from the object; this one catches a query that forgot to ask.
 */
export class TeamNet implements KyselyPlugin {
  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    check(node);
    return node;
  }

  async transformResult({ result }: { result: QueryResult<UnknownRow> }): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/**
 * The same database without the net, for what is of no one team: finding whose an object is, sweeps, and channels
 * that answer whoever asks. Each use says why.
 */
export function acrossTeams(db: Kysely<Tables>): Kysely<Tables> {
  return db.withoutPlugins().withPlugin(camelCase);
}

/** Parts that no statement stands in; most of a statement is made of these. */
const leaves: ReadonlySet<string> = new Set([
  'ColumnNode',
  'IdentifierNode',
  'OperatorNode',
  'PrimitiveValueListNode',
  'ReferenceNode',
  'SchemableIdentifierNode',
  'TableNode',
  'ValueNode',
]);

/** Looks at a statement and at every statement inside it. */
function check(node: OperationNode): void {
  if (leaves.has(node.kind)) return;
  switch (node.kind) {
    case 'SelectQueryNode':
    case 'UpdateQueryNode':
    case 'DeleteQueryNode':
      checkConditions(node as Conditional);
      break;
    case 'InsertQueryNode':
      checkInsert(node as InsertQueryNode);
      break;
    case 'RawNode':
      checkRaw(node as OperationNode & { readonly sqlFragments: readonly string[] });
      break;
    default:
  }
  for (const part of Object.values(node)) visit(part);
}

function visit(part: unknown): void {
  if (Array.isArray(part)) for (const entry of part) visit(entry);
  // Every object in a tree of statements that has a kind is a node of it.
  else if (typeof part === 'object' && part !== null && 'kind' in part) check(part as OperationNode);
}

/** What the statements that read, change and remove have in common. */
interface Conditional extends OperationNode {
  readonly from?: { readonly froms: readonly OperationNode[] };
  readonly table?: OperationNode;
  readonly using?: { readonly tables: readonly OperationNode[] };
  readonly joins?: readonly { readonly table: OperationNode; readonly on?: { readonly on: OperationNode } }[];
  readonly where?: { readonly where: OperationNode };
}

/** Rows that are joined hang together by keys that hold the team as well, so one condition binds them all. */
function checkConditions({ from, table, using, joins = [], where }: Conditional): void {
  const tables = [...(from?.froms ?? []), table, ...(using?.tables ?? []), ...joins.map((join) => join.table)];
  const found = tables.map(nameOf).find((name) => names.has(name));
  if (found === undefined) return;
  const conditions = [where?.where, ...joins.map(({ on }) => on?.on)];
  if (!conditions.some((condition) => condition && bindsTeam(condition))) throw new UnboundStatement(found);
}

/** A row that is there already may be another team's: an upsert has to say whose it changes. */
function checkInsert({ into, columns = [], onConflict }: InsertQueryNode): void {
  const table = nameOf(into);
  if (!names.has(table)) return;
  const namesTeam = columns.some(({ column }) => column.name === 'teamId');
  const changes = onConflict?.updates !== undefined;
  const isSafe = !changes || (onConflict.updateWhere !== undefined && bindsTeam(onConflict.updateWhere.where));
  if (!namesTeam || !isSafe) throw new UnboundStatement(table);
}

function checkRaw({ sqlFragments }: { readonly sqlFragments: readonly string[] }): void {
  const text = sqlFragments.join('?');
  const [used] = rawUse.exec(text) ?? [];
  if (used !== undefined && !/\bteam_id\b/.test(text)) throw new UnboundStatement(used);
}

/** Whether a condition holds for rows of named teams only; either side of an `or` alone would not. */
function bindsTeam(condition: OperationNode): boolean {
  if (AndNode.is(condition)) return bindsTeam(condition.left) || bindsTeam(condition.right);
  if (ParensNode.is(condition)) return bindsTeam(condition.node);
  if (!BinaryOperationNode.is(condition)) return false;
  const { leftOperand, operator, rightOperand } = condition;
  const isEqual = OperatorNode.is(operator) && (operator.operator === '=' || operator.operator === 'in');
  return isEqual && (isTeamId(leftOperand) || isTeamId(rightOperand));
}

function isTeamId(node: OperationNode): boolean {
  return ReferenceNode.is(node) && ColumnNode.is(node.column) && node.column.column.name === 'teamId';
}

/** The name of a table, whatever it is called in the statement; empty for anything else. */
function nameOf(node: OperationNode | undefined): string {
  if (node?.kind === 'AliasNode') return nameOf((node as OperationNode & { readonly node: OperationNode }).node);
  if (node?.kind !== 'TableNode') return '';
  return (node as OperationNode & { readonly table: { readonly identifier: { readonly name: string } } }).table
    .identifier.name;
}
