import { readRows } from '@confab/inputs';
import type { ReportSection } from '@confab/model';
import { getItemName, type ProjectDocument } from '../document.ts';
import type { Finding } from '../finding.ts';
import { textAt } from '../read-json.ts';
import { ReportCounts, type TransferReport } from './report.ts';

const tables: readonly (readonly [string, ReportSection])[] = [
  ['Intents', 'intents'],
  ['Slots', 'slots'],
  ['SlotTypes', 'lists'],
];

/** Counts the items of a project in Confab's own format, which keeps everything, so each warning is a lost part. */
export function reportDocument(document: ProjectDocument, findings: readonly Finding[] = []): TransferReport {
  const counts = new ReportCounts();
  const addItem = (section: ReportSection, item: ProjectDocument['project']) =>
    counts.add(section, `${getItemName(item)} ${item.id}`.trim(), 'kept');
  for (const workflow of document.workflows) addItem('workflows', workflow);
  for (const node of document.nodes) addItem('nodes', node);
  for (const [table, section] of tables)
    for (const { id, values } of readRows(document.project.values[table]))
      counts.add(section, `${textAt(values, 'Name')} ${id}`.trim(), 'kept');
  for (const { severity, entry, names } of findings)
    if (severity === 'warning')
      counts.add('settings', [entry, ...names].filter((part) => part !== '').join(' '), 'lost');
  return counts.report();
}
