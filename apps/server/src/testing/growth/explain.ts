import { escapeLiteral, type PoolClient } from 'pg';
import type { RecordedStatement } from './record-statements.ts';

/** What a statement does to the large tables under one plan. */
export interface PlanCost {
  /** The tables that the plan reads from their beginning to their end. */
  readonly sequentialScans: readonly string[];
  /** Rows of the large tables that were read, those that a filter removed included. */
  readonly rowsRead: number;
  /** Rows that the statement answered or changed. */
  readonly rowsAnswered: number;
  /** False when the statement cannot run twice, so that only its plan is known. */
  readonly hasRun: boolean;
}

export const planModes = ['force_custom_plan', 'force_generic_plan'] as const;

/** A node of a plan in PostgreSQL's JSON. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs a statement under one kind of plan, rolls its changes back, and counts what it read. */
export async function explainStatement(
  client: PoolClient,
  { text, values }: RecordedStatement,
  mode: (typeof planModes)[number],
  largeTables: ReadonlySet<string>,
): Promise<PlanCost> {
  await client.query('begin');
  await client.query(`set local plan_cache_mode = ${mode}`);
  await client.query('set local statement_timeout = 0');
  await client.query(`prepare examined as ${text}`);
  try {
    await client.query('savepoint prepared');
    const run = `execute examined${values.length === 0 ? '' : `(${values.map(toLiteral).join(', ')})`}`;
    const explained = await explain(client, run, true).catch(async () => {
      await client.query('rollback to prepared');
      return explain(client, run, false);
    });
    return measure(explained.plan, explained.hasRun, largeTables);
  } finally {
    await client.query('rollback');
    // Other prepared statements stay: the client relies on them, even in the next test file that uses the connection.
    await client.query('deallocate examined');
  }
}

async function explain(client: PoolClient, run: string, hasRun: boolean) {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    `explain (format json${hasRun ? ', analyze, timing off' : ''}) ${run}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('PostgreSQL explained nothing.');
  return { plan, hasRun };
}

function measure(root: PlanNode, hasRun: boolean, largeTables: ReadonlySet<string>): PlanCost {
  const nodes = [...listNodes(root)];
  const scans = nodes.filter((node) => isScan(node) && largeTables.has(node['Relation Name'] ?? ''));
  const changed = nodes.filter((node) => node['Node Type'] === 'ModifyTable').flatMap(({ Plans = [] }) => Plans);
  return {
    sequentialScans: scans.filter(isSequential).map((node) => node['Relation Name'] ?? ''),
    rowsRead: sum(scans.map(countRead)),
    rowsAnswered: Math.max(countRows(root), sum(changed.map(countRows))),
    hasRun,
  };
}

function* listNodes(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const part of node.Plans ?? []) yield* listNodes(part);
}

function isScan({ 'Node Type': type }: PlanNode): boolean {
  return type.endsWith('Scan') && type !== 'Bitmap Index Scan';
}

function isSequential({ 'Node Type': type }: PlanNode): boolean {
  return type.endsWith('Seq Scan');
}

function countRows(node: PlanNode): number {
  return (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0);
}

function countRead(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return countRows(node) + removed * (node['Actual Loops'] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A value as a literal whose type the statement decides. */
function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return escapeLiteral(toArrayText(value));
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function toArrayText(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (value === null) return 'null';
    const text = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value);
    return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${parts.join(',')}}`;
}
