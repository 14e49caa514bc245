import { createRows, type Row } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import type { OnePage } from '../compile/page-tree.ts';
import type { ProFinding, ProFindingCode } from './pro-finding.ts';
import { UniqueNames } from './unique-names.ts';

/** A node of the Pro project. */
export interface ProNode {
  readonly id: string;
  readonly type: string;
  readonly workflowId: string;
  readonly values: JsonObject;
  /** The page that it was made from; undefined for nodes of a workflow as a whole. */
  readonly page: OnePage | undefined;
}

/** A node that a connector may lead to, in any workflow. */
export interface ProTarget {
  readonly id: string;
  readonly workflowId: string;
  readonly name: string;
}

/** A connector: its kind, the intent it belongs to, and its target. */
export interface ProConnector {
  readonly kind: string;
  readonly target: ProTarget;
  readonly intentId?: string;
  readonly condition?: string;
  readonly name?: string;
}

const fixedRowIds: Readonly<Record<string, string>> = {
  Next: 'next',
  NoMatch: 'nomatch',
  NoInput: 'noinput',
  Default: 'default',
};

/** The Pro project while it is planned: its nodes, variables, slots and findings. */
export class ProPlan {
  readonly nodes: ProNode[] = [];
  readonly variables: Row[] = [];
  readonly slots: Row[] = [];
  readonly slotTypes: Row[] = [];
  readonly #newId: () => string;
  readonly #variableNames: UniqueNames;
  readonly #slotNames = new UniqueNames();
  readonly #findings = new Map<string, ProFinding>();
  readonly #jumps = new Map<string, ProTarget>();
  readonly #firsts = new Set<string>();
  readonly #ends = new Map<string, ProTarget>();

  constructor(newId: () => string, variableNames: Iterable<string>) {
    this.#newId = newId;
    this.#variableNames = new UniqueNames(variableNames);
  }

  newId(): string {
    return this.#newId();
  }

  get findings(): readonly ProFinding[] {
    return [...this.#findings.values()];
  }

  /** Reports a difference once for a page, or once for the project. */
  report(code: ProFindingCode, page?: OnePage): void {
    const [pageId, pageName] = [page?.id ?? '', page?.name ?? ''];
    this.#findings.set(`${code} ${pageId}`, { code, pageId, pageName });
  }

  addVariable(name: string, type: string, initial = ''): string {
    const own = this.#variableNames.take(name, '');
    const values = { Name: own, Type: type, DefaultValue: initial, Scope: 'Project' };
    this.variables.push({ id: this.#newId(), values });
    return own;
  }

  /** Adds a slot. @returns its row id. */
  addSlot(name: string, slotType: string, variable: string): string {
    const id = this.#newId();
    this.slots.push({ id, values: { Name: this.#slotNames.take(name), SlotType: slotType, Variable: variable } });
    return id;
  }

  addSlotType(name: string, values: string): string {
    const id = this.#newId();
    this.slotTypes.push({ id, values: { Name: name, IsOpen: false, Values: values } });
    return id;
  }

  /** Adds a node; its connectors reach other workflows by Jump nodes. */
  addNode(
    type: string,
    { id, workflowId, name }: ProTarget,
    values: JsonObject,
    connectors: readonly ProConnector[] | undefined,
    page?: OnePage,
  ): void {
    const table = connectors && { Connectors: this.#toConnectors(workflowId, connectors) };
    this.nodes.push({ id, type, workflowId, values: { DisplayName: name, Notes: '', ...values, ...table }, page });
  }

  newTarget(workflowId: string, name: string): ProTarget {
    return { id: this.#newId(), workflowId, name };
  }

  /** The node that ends the conversation, one for each workflow. */
  getEnd(workflowId: string, name: string): ProTarget {
    const known = this.#ends.get(workflowId);
    if (known) return known;
    const end = this.newTarget(workflowId, name);
    this.#ends.set(workflowId, end);
    this.addNode('EndSession', end, {}, undefined);
    return end;
  }

  /** Notes the node that a workflow begins with: other workflows reach it by the Start node. */
  beginAt(target: ProTarget): void {
    this.#firsts.add(target.id);
  }

  /** A target as it is reached from a workflow: itself, or a Jump node there. */
  reach(workflowId: string, target: ProTarget): string {
    if (target.workflowId === workflowId) return target.id;
    const key = `${workflowId} ${target.id}`;
    const known = this.#jumps.get(key);
    if (known) return known.id;
    const jump = this.newTarget(workflowId, target.name);
    this.#jumps.set(key, jump);
    this.addNode(
      'Jump',
      jump,
      { TargetWorkflowId: target.workflowId, TargetNodeId: this.#firsts.has(target.id) ? '' : target.id },
      undefined,
    );
    return jump.id;
  }

  #toConnectors(workflowId: string, connectors: readonly ProConnector[]): JsonValue {
    return createRows(
      connectors.map(({ kind, target, intentId, condition, name = '' }) => ({
        id: fixedRowIds[kind] ?? this.#newId(),
        values: {
          Kind: kind,
          DisplayName: name,
          TargetNodeId: this.reach(workflowId, target),
          ...(intentId !== undefined && { IntentId: intentId }),
          ...(condition !== undefined && { Condition: condition }),
        },
      })),
    );
  }
}
