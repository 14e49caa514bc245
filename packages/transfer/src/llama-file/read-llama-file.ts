import { arrangePages, getEffectiveParent, positionInputs } from '@confab/inputs';
import { isGuid, isJsonArray, isJsonObject, jsonLimits, limits, type JsonValue } from '@confab/model';
import type { DocumentItem, ProjectDocument } from '../document.ts';
import { createFindings, type Findings } from '../finding.ts';
import { at, countParts, readJson, textAt, textsAt } from '../read-json.ts';
import { withoutPosition } from './write-llama-file.ts';

/** The number of values in a file: as many as the largest llama has. */
const fileMaxParts = limits.llamaPagesMax * 100;
/** The type of every llama that a file can hold (A9.10). */
const llamaType = 'Chapter';

/**
 * Reads a llama file as a whole or not at all. The result is a project document without values of the project; its only
 * workflow is the llama.
 */
export function readLlamaFile(text: string, findings: Findings): ProjectDocument | undefined {
  const faults = createFindings();
  const file = readJson(text, '', faults, fileMaxParts);
  if (file === undefined) {
    findings.error('', 'notALlamaFile');
    findings.addAll(faults.list());
    return undefined;
  }
  const llama = readItem(at(file, 'Llama'), llamaType);
  const list = at(file, 'Pages');
  if (!llama || !isJsonArray(list)) {
    findings.error('', 'notALlamaFile');
    return undefined;
  }
  if (list.length > limits.llamaPagesMax) {
    findings.error('Pages', 'tooManyPages', String(limits.llamaPagesMax));
    return undefined;
  }
  const pages = readPages(list, llama.id, findings);
  if (countParts(llama.values) > jsonLimits.partsMax)
    findings.error('Llama', 'tooManyItemValues', String(jsonLimits.partsMax));
  if (findings.hasErrors()) return undefined;
  const written = textsAt(at(file, 'Llama'), 'PageList').map((id) => id.toLowerCase());
  const placed = arrangePages(llama.id, pages, completeList(written, pages));
  return {
    project: { id: textAt(at(file, 'Llama'), 'ParentId').toLowerCase(), type: 'One', values: {} },
    workflows: [{ ...llama, order: '' }],
    nodes: placed.map((page) => ({
      ...page,
      workflowId: llama.id,
      order: typeof page.values['Order'] === 'string' ? page.values['Order'] : '',
    })),
  };
}

function readPages(list: readonly JsonValue[], llamaId: string, findings: Findings): DocumentItem[] {
  const pages = new Map<string, DocumentItem>();
  for (const [index, row] of list.entries()) {
    const where = `Pages/${index}`;
    const page = readItem(row, textAt(row, 'Type'));
    if (!page || page.type === '') findings.error(where, 'notALlamaFile');
    else if (pages.has(page.id) || page.id === llamaId) findings.error(where, 'idUsedTwice', page.id);
    else if (countParts(page.values) > jsonLimits.partsMax)
      findings.error(where, 'tooManyItemValues', String(jsonLimits.partsMax));
    else {
      const parent = textAt(row, 'Parent').toLowerCase() || llamaId;
      const values = { ...withoutPosition(page.values), [positionInputs.parent]: parent };
      pages.set(page.id, { ...page, values });
    }
  }
  for (const page of pages.values())
    if (getEffectiveParent(page, llamaId, pages) !== page.values[positionInputs.parent])
      findings.error(`Pages/${page.id}`, 'pageWithoutParent');
  return [...pages.values()];
}

/** The reading order: as listed, and pages that the list lacks at the end. */
function completeList(written: readonly string[], pages: readonly DocumentItem[]): readonly string[] {
  return [...new Set([...written, ...pages.map(({ id }) => id)])];
}

function readItem(row: JsonValue | undefined, type: string): DocumentItem | undefined {
  const id = textAt(row, 'Id').toLowerCase();
  const values = at(row, 'PropertyValues');
  return isGuid(id) && isJsonObject(values) ? { id, type, values } : undefined;
}
