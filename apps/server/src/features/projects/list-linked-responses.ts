import { catalogue } from '@confab/catalogue';
import type { JsonObject } from '@confab/model';
import type { ProjectPart } from '../../core/projects/project-parts.repository.ts';
import { parseRows } from './parse-rows.ts';

/**
 * The sources that a linked response may name, by id (A3.58): the global messages of a project type under its name, and
 * the supplementary messages of each project under the project's id. Responses of nodes are found in the open project.
 */
export function listLinkedResponses(
  projectTypes: readonly string[],
  supplementaryMessages: readonly ProjectPart[],
): Record<string, JsonObject> {
  const sources: Record<string, JsonObject> = {};
  for (const type of projectTypes) {
    const messages = catalogue.projectSchemas[type]?.properties.find(({ name }) => name === 'GlobalMessages');
    if (!messages?.table) continue;
    sources[type] = {
      ResponseSource: 'Global',
      Description: messages.label ?? messages.name,
      ResponseEntries: messages.table.properties.map(({ name, label = name }) => ({ Id: name, Description: label })),
    };
  }
  for (const { id, displayName, rows } of supplementaryMessages) {
    const entries = parseRows(rows).map(({ id: entryId, values }) => ({
      Id: entryId,
      Description: String(values.Name ?? ''),
    }));
    if (entries.length === 0) continue;
    sources[id] = { ResponseSource: 'Supplementary', Description: displayName, ResponseEntries: entries };
  }
  return sources;
}
