import { orderBetween } from '@confab/inputs';
import { isGuid, isJsonArray, isJsonObject, jsonLimits, limits, type JsonObject, type JsonValue } from '@confab/model';
import {
  getItemKinds,
  type DocumentItem,
  type DocumentNode,
  type OrderedItem,
  type ProjectDocument,
} from '../document.ts';
import type { FindingCode } from '../finding-messages.ts';
import { createFindings, type Findings } from '../finding.ts';
import { at, countParts, readJson, textAt } from '../read-json.ts';
import { formatVersion } from './format.ts';

/** The number of values in an item, the same as in a request that saves it (API-5). */
const maxParts = jsonLimits.partsMax;
/**
 * The number of values in a file: several times as many as an average node has, for each node of the largest project.
 */
export const fileMaxParts = limits.projectNodesMax * 100;
/** The length of an order. Ours have a digit per power of 62; a long one would be repeated by every row after it. */
const maxOrderLength = 100;
const maxWorkflows = 1_000;

/** A project file; `workflowId` is set for a file of a single workflow. */
export interface ReadProjectFile {
  readonly document: ProjectDocument;
  readonly workflowId: string | undefined;
}

/**
 * Reads a project file as a whole or not at all: each fault is a finding with its entry, and with one error there is no
 * document.
 */
export function readProjectFile(text: string, entry: string, findings: Findings): ReadProjectFile | undefined {
  const faults = createFindings();
  const file = readJson(text, entry, faults, fileMaxParts);
  if (file === undefined) {
    findings.error(entry, 'notAProjectFile');
    findings.addAll(faults.list());
    return undefined;
  }
  const version = at(file, 'FormatVersion');
  if (!isJsonArray(at(file, 'nodeList'))) {
    findings.error(entry, isJsonObject(at(file, 'Llama')) ? 'useImportLlama' : 'notAProjectFile');
    return undefined;
  }
  if (version !== undefined && !(typeof version === 'number' && version >= 1 && Number.isInteger(version))) {
    findings.error(`${entry}, FormatVersion`, 'formatVersionInvalid');
    return undefined;
  }
  if (typeof version === 'number' && version > formatVersion) {
    findings.error(`${entry}, FormatVersion`, 'formatVersionTooNew', String(version), String(formatVersion));
    return undefined;
  }
  return readFile(file, entry, findings);
}

function readFile(file: JsonValue, entry: string, findings: Findings): ReadProjectFile | undefined {
  const reading = new ProjectReading(file, entry, findings);
  const project = reading.readProject();
  const { workflows, nodes } = reading.readItems(project?.id ?? '');
  reading.reportUnlistedValues();
  if (project === undefined || findings.hasErrors()) return undefined;
  const workflowId = at(file, 'Workflow');
  if (workflowId !== undefined && !workflows.some(({ id }) => id === workflowId)) {
    findings.error(`${entry}, Workflow`, 'workflowNotInFile');
    return undefined;
  }
  return {
    document: { project, workflows, nodes },
    workflowId: typeof workflowId === 'string' ? workflowId : undefined,
  };
}

/** The state of reading a file: the ids so far, and the findings. */
class ProjectReading {
  readonly #file: JsonValue;
  readonly #entry: string;
  readonly #findings: Findings;
  readonly #seen = new Set<string>();

  constructor(file: JsonValue, entry: string, findings: Findings) {
    this.#file = file;
    this.#entry = entry;
    this.#findings = findings;
  }

  readProject(): DocumentItem | undefined {
    const head = at(this.#file, 'Project');
    const type = textAt(head, 'Type');
    const id = this.#readId(head, 'Project');
    if (type === '') this.#error('Project', 'projectWithoutType');
    if (id === undefined || type === '') return undefined;
    return { id, type, values: this.#readValues(id) ?? {} };
  }

  readItems(projectId: string): { workflows: OrderedItem[]; nodes: DocumentNode[] } {
    const workflows: OrderedItem[] = [];
    const nodes: DocumentNode[] = [];
    const list = at(this.#file, 'nodeList');
    const kinds = getItemKinds(textAt(at(this.#file, 'Project'), 'Type'));
    for (const [index, row] of (isJsonArray(list) ? list : []).entries()) {
      const where = `nodeList/${index}`;
      const item = this.#readItem(row, where);
      if (!item) continue;
      const kind = textAt(row, 'Kind');
      const parentId = textAt(row, 'ParentId').toLowerCase();
      if (kind === kinds.workflow) {
        if (parentId !== projectId) this.#error(where, 'workflowOutsideProject');
        workflows.push({ ...item, order: readOrder(row) || orderBetween(workflows.at(-1)?.order, undefined) });
      } else if (kind === kinds.node) {
        const order = readOrder(row) || orderBetween(nodes.at(-1)?.order, undefined);
        nodes.push({ ...item, order, workflowId: parentId, ...readPosition(row) });
      } else this.#error(where, 'entryNotAnItem');
    }
    this.#check(workflows, nodes);
    return { workflows, nodes };
  }

  /** Warns about values without an item in the list; they are left out. */
  reportUnlistedValues() {
    const values = at(this.#file, 'nodeValues');
    for (const id of isJsonObject(values) ? Object.keys(values) : []) {
      if (!this.#seen.has(id.toLowerCase()))
        this.#findings.warn(`${this.#entry}, nodeValues/${id}`, 'valuesWithoutItem');
    }
  }

  #check(workflows: readonly OrderedItem[], nodes: readonly DocumentNode[]) {
    const known = new Set(workflows.map(({ id }) => id));
    for (const { id, workflowId } of nodes) {
      if (!known.has(workflowId)) this.#error(`nodeList/${id}`, 'nodeWithoutWorkflow');
    }
    if (nodes.length > limits.projectNodesMax) this.#error('nodeList', 'tooManyNodes', String(limits.projectNodesMax));
    if (workflows.length > maxWorkflows) this.#error('nodeList', 'tooManyWorkflows', String(maxWorkflows));
  }

  #readItem(row: JsonValue, where: string): DocumentItem | undefined {
    const id = this.#readId(row, where);
    const type = textAt(row, 'Type');
    if (type === '') this.#error(where, 'entryWithoutType');
    const values = id === undefined ? undefined : this.#readValues(id);
    return id !== undefined && type !== '' && values ? { id, type, values } : undefined;
  }

  #readId(row: JsonValue | undefined, where: string): string | undefined {
    const id = textAt(row, 'Id').toLowerCase();
    if (!isGuid(id)) {
      this.#error(where, 'idNotGuid');
      return undefined;
    }
    if (this.#seen.has(id)) {
      this.#error(where, 'idUsedTwice', id);
      return undefined;
    }
    this.#seen.add(id);
    return id;
  }

  #readValues(id: string): JsonObject | undefined {
    const all = at(this.#file, 'nodeValues');
    const values = at(all, id) ?? at(all, id.toUpperCase());
    const where = `nodeValues/${id}`;
    if (!isJsonObject(values)) {
      this.#error(where, 'valuesMissing');
      return undefined;
    }
    if (countParts(values) <= maxParts) return values;
    this.#error(where, 'tooManyItemValues', String(maxParts));
    return undefined;
  }

  #error(where: string, code: FindingCode, ...names: string[]) {
    this.#findings.error(`${this.#entry}, ${where}`, code, ...names);
  }
}

function readOrder(row: JsonValue): string {
  const order = textAt(row, 'Order');
  return order.length > maxOrderLength ? '' : order;
}

function readPosition(row: JsonValue) {
  const [x, y] = [at(row, 'X'), at(row, 'Y')];
  return typeof x === 'number' && typeof y === 'number' ? { position: { x, y } } : {};
}
