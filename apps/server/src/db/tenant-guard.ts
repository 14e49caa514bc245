import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  InsertQueryNode,
  OperatorNode,
  ParensNode,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import { camelCase } from './camel-case.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows belong to one team each; no other team may see them. */
const teamTables = [
  'item',
  'itemVersion',
  'projectEvent',
  'historyRetention',
  'graphLayout',
  'release',
  'releaseStage',
  'platformPublication',
  'review',
  'authorValue',
  'organisationNode',
  'simulatorSession',
  'simulatorTurn',
  'channelSession',
  'channelTurn',
  'channelEvent',
  'channelVisitor',
  'analyticsCount',
  'ignoredMiss',
  'alert',
  'alertCheck',
  'turnCall',
  'assistantMail',
  'replacement',
  'testRun',
  'testResult',
  'commentThread',
  'comment',
  'commentSeen',
  'projectSecret',
  'teamUsage',
  'sessionUsage',
  'teamLimit',
  'teamLimitChange',
  'projectUsage',
  'assetContent',
  'assetFolder',
  'asset',
  'assetCount',
  'assetTotal',
  'assetVersion',
  'assetMetadata',
  'assetDerivative',
  'assetChunk',
  'releaseAsset',
] as const satisfies readonly (keyof Tables)[];

const names: ReadonlySet<string> = new Set(teamTables);
const rawTables = teamTables.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).join('|');
const rawUse = new RegExp(String.raw`\b(?:from|join|update|into)\s+"?(?:${rawTables})\b`, 'i');

/** A statement that could reach rows of another team. It is a mistake in this program, never a user's. */
export class UnguardedStatement extends Error {
  override readonly name = 'UnboundStatement';
  constructor(what: string) {
    super(
      `A statement on ${what} has no condition on its team. Add one, or use acrossTeams(db) with a comment that says why.`,
    );
  }
}

/**
 * Stops every statement on a team's table that has no condition on the team (TEN-1).
 *
 * The guard of the routes checks the caller's team first; this plugin catches a query that forgot the condition.
 */
export class TenantGuard implements KyselyPlugin {
  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    checkStatement(node);
    return node;
  }

  async transformResult({ result }: { result: QueryResult<UnknownRow> }): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/**
 * The same database without the tenant guard, for work on no single team: looking up an object's team, sweeps, and
 * channels that answer anonymous visitors. Each use has a comment that says why.
 */
export function acrossTeams(db: Kysely<Tables>): Kysely<Tables> {
  return db.withoutPlugins().withPlugin(camelCase);
}

/** Kinds of nodes that contain no statement; most nodes are of these, so skipping them saves time. */
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

/** Checks a statement and every statement inside it. */
function checkStatement(node: OperationNode): void {
  if (leaves.has(node.kind)) return;
  if (SelectQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) checkConditions(node);
  else if (InsertQueryNode.is(node)) checkInsert(node);
  else if (RawNode.is(node)) checkRaw(node);
  for (const part of Object.values(node)) checkPart(part);
}

function checkPart(part: unknown): void {
  if (Array.isArray(part)) for (const entry of part) checkPart(entry);
  // Every object in a tree of statements that has a kind is a node of it.
  else if (typeof part === 'object' && part !== null && 'kind' in part) checkStatement(part as OperationNode);
}

/** The parts that select, update and delete statements share. */
interface StatementWithConditions extends OperationNode {
  readonly from?: { readonly froms: readonly OperationNode[] };
  readonly table?: OperationNode;
  readonly using?: { readonly tables: readonly OperationNode[] };
  readonly joins?: readonly { readonly table: OperationNode; readonly on?: { readonly on: OperationNode } }[];
  readonly where?: { readonly where: OperationNode };
}

/** The keys that rows are joined by include the team, so one condition covers all joined tables. */
function checkConditions({ from, table, using, joins = [], where }: StatementWithConditions): void {
  const tables = [...(from?.froms ?? []), table, ...(using?.tables ?? []), ...joins.map((join) => join.table)];
  const found = tables.map(getTableName).find((name) => names.has(name));
  if (found === undefined) return;
  const conditions = [where?.where, ...joins.map(({ on }) => on?.on)];
  if (!conditions.some((condition) => condition && bindsTeam(condition))) throw new UnguardedStatement(found);
}

/** A row that exists already may be another team's, so an upsert needs a condition on the team too. */
function checkInsert({ into, columns = [], onConflict }: InsertQueryNode): void {
  const table = getTableName(into);
  if (!names.has(table)) return;
  const namesTeam = columns.some(({ column }) => column.name === 'teamId');
  const changes = onConflict?.updates !== undefined;
  const isSafe = !changes || (onConflict.updateWhere !== undefined && bindsTeam(onConflict.updateWhere.where));
  if (!namesTeam || !isSafe) throw new UnguardedStatement(table);
}

function checkRaw({ sqlFragments }: { readonly sqlFragments: readonly string[] }): void {
  const text = sqlFragments.join('?');
  const [used] = rawUse.exec(text) ?? [];
  if (used !== undefined && !/\bteam_id\b/.test(text)) throw new UnguardedStatement(used);
}

/** Whether a condition limits the rows to named teams. One side of an `or` is not enough. */
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

/** The name of a table behind any alias; empty for other nodes. */
function getTableName(node: OperationNode | undefined): string {
  if (!node) return '';
  if (AliasNode.is(node)) return getTableName(node.node);
  return TableNode.is(node) ? node.table.identifier.name : '';
}
