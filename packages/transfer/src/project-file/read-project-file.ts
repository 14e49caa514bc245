import { orderBetween } from '@confab/inputs';
import { isJsonArray, isJsonObject, limits, type JsonObject, type JsonValue } from '@confab/model';
import {
  getItemKinds,
  type DocumentItem,
  type DocumentNode,
  type OrderedItem,
  type ProjectDocument,
} from '../document.ts';
import type { Findings } from '../finding.ts';
import { at, countParts, readJson, textAt } from '../read-json.ts';
import { formatVersion, idShape, notAProjectFile, useImportLlama } from './format.ts';

/** One item holds no more parts than a request that writes it may have. */
const maxParts = 100_000;
const maxWorkflows = 1_000;

/** A project that a file holds; of one that was exported alone, its one workflow. */
export interface ReadProjectFile {
  readonly document: ProjectDocument;
  readonly workflowId: string | undefined;
}

/**
 * Reads a project file. It is taken whole or not at all: each thing that is wrong with it is a finding with the
 * entry at fault, and with one error there is no document.
 */
export function readProjectFile(text: string, entry: string, findings: Findings): ReadProjectFile | undefined {
  const file = readJson(text, entry, findings);
  if (file === undefined) return undefined;
  const version = at(file, 'FormatVersion');
  if (!isJsonArray(at(file, 'nodeList'))) {
    findings.error(entry, isJsonObject(at(file, 'Llama')) ? useImportLlama : notAProjectFile);
    return undefined;
  }
  if (version !== undefined && !(typeof version === 'number' && version >= 1 && Number.isInteger(version))) {
    findings.error(`${entry}, FormatVersion`, 'This is no version of a project file.');
    return undefined;
  }
  if (typeof version === 'number' && version > formatVersion) {
    findings.error(
      `${entry}, FormatVersion`,
      'This file has the form {0}; this Confab reads forms up to {1}.',
      String(version),
      String(formatVersion),
    );
    return undefined;
  }
  return readItems(file, entry, findings);
}

function readItems(file: JsonValue, entry: string, findings: Findings): ReadProjectFile | undefined {
  const reading = new ProjectReading(file, entry, findings);
  const project = reading.project();
  const { workflows, nodes } = reading.below(project?.id ?? '');
  reading.leftovers();
  if (project === undefined || findings.hasErrors()) return undefined;
  const workflowId = at(file, 'Workflow');
  if (workflowId !== undefined && !workflows.some(({ id }) => id === workflowId)) {
    findings.error(`${entry}, Workflow`, 'There is no such workflow in the file.');
    return undefined;
  }
  return {
    document: { project, workflows, nodes },
    workflowId: typeof workflowId === 'string' ? workflowId : undefined,
  };
}

/** A file under reading: what has been seen of it, and what is wrong. */
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

  project(): DocumentItem | undefined {
    const head = at(this.#file, 'Project');
    const type = textAt(head, 'Type');
    const id = this.#idOf(head, 'Project');
    if (type === '') this.#error('Project', 'The project has no type.');
    if (id === undefined || type === '') return undefined;
    return { id, type, values: this.#valuesOf(id) ?? {} };
  }

  below(projectId: string): { workflows: OrderedItem[]; nodes: DocumentNode[] } {
    const workflows: OrderedItem[] = [];
    const nodes: DocumentNode[] = [];
    const list = at(this.#file, 'nodeList');
    const kinds = getItemKinds(textAt(at(this.#file, 'Project'), 'Type'));
    for (const [index, row] of (isJsonArray(list) ? list : []).entries()) {
      const where = `nodeList/${index}`;
      const item = this.#item(row, where);
      if (!item) continue;
      const kind = textAt(row, 'Kind');
      const parentId = textAt(row, 'ParentId').toLowerCase();
      if (kind === kinds.workflow) {
        if (parentId !== projectId) this.#error(where, 'A workflow stands below its project.');
        workflows.push({ ...item, order: textAt(row, 'Order') || orderBetween(workflows.at(-1)?.order, undefined) });
      } else if (kind === kinds.node) {
        const order = textAt(row, 'Order') || orderBetween(nodes.at(-1)?.order, undefined);
        nodes.push({ ...item, order, workflowId: parentId, ...readPosition(row) });
      } else this.#error(where, 'An entry is a workflow or a node.');
    }
    this.#check(workflows, nodes);
    return { workflows, nodes };
  }

  /** Values that stand for nothing in the list are left out, which is told. */
  leftovers() {
    const values = at(this.#file, 'nodeValues');
    for (const id of isJsonObject(values) ? Object.keys(values) : []) {
      if (!this.#seen.has(id.toLowerCase()))
        this.#findings.warn(`${this.#entry}, nodeValues/${id}`, 'Nothing in the list has this id; it is left out.');
    }
  }

  #check(workflows: readonly OrderedItem[], nodes: readonly DocumentNode[]) {
    const known = new Set(workflows.map(({ id }) => id));
    for (const { id, workflowId } of nodes) {
      if (!known.has(workflowId)) this.#error(`nodeList/${id}`, 'A node stands below a workflow of the file.');
    }
    if (nodes.length > limits.projectNodesMax)
      this.#error('nodeList', 'A project can have at most {0} nodes.', String(limits.projectNodesMax));
    if (workflows.length > maxWorkflows)
      this.#error('nodeList', 'A project can have at most {0} workflows.', String(maxWorkflows));
  }

  #item(row: JsonValue, where: string): DocumentItem | undefined {
    const id = this.#idOf(row, where);
    const type = textAt(row, 'Type');
    if (type === '') this.#error(where, 'The entry has no type.');
    const values = id === undefined ? undefined : this.#valuesOf(id);
    return id !== undefined && type !== '' && values ? { id, type, values } : undefined;
  }

  #idOf(row: JsonValue | undefined, where: string): string | undefined {
    const id = textAt(row, 'Id').toLowerCase();
    if (!idShape.test(id)) {
      this.#error(where, 'The id is no GUID.');
      return undefined;
    }
    if (this.#seen.has(id)) {
      this.#error(where, 'The id {0} stands there twice.', id);
      return undefined;
    }
    this.#seen.add(id);
    return id;
  }

  #valuesOf(id: string): JsonObject | undefined {
    const all = at(this.#file, 'nodeValues');
    const values = at(all, id) ?? at(all, id.toUpperCase());
    const where = `nodeValues/${id}`;
    if (!isJsonObject(values)) {
      this.#error(where, 'The values are missing.');
      return undefined;
    }
    if (countParts(values) <= maxParts) return values;
    this.#error(where, 'One item may hold at most {0} values.', String(maxParts));
    return undefined;
  }

  #error(where: string, message: string, ...names: string[]) {
    this.#findings.error(`${this.#entry}, ${where}`, message, ...names);
  }
}

function readPosition(row: JsonValue) {
  const [x, y] = [at(row, 'X'), at(row, 'Y')];
  return typeof x === 'number' && typeof y === 'number' ? { position: { x, y } } : {};
}
