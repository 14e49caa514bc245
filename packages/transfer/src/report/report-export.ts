import type { ReportSection, TransferOutcome } from '@confab/model';
import type { Assistant } from '../assistant.ts';
import { getItemName, type ProjectDocument } from '../document.ts';
import type { Finding } from '../finding.ts';
import { nameSlotConfirmation, nameSlotPrompt } from './prompt-parts.ts';
import { ReportCounts, type DroppedPart, type TransferReport } from './report.ts';

/** The parts that a platform package cannot contain, and that therefore stay in the project. */
type StayingPart = 'answers' | 'nodes';

/**
 * Counts what of a project is in a platform package. Parts that a finding names are changed, or lost if it is a warning;
 * the conversation itself stays in the project, which answers the platform.
 *
 * @param dropped the parts of the imported package that are not restored because of edits
 */
export function reportExport(
  { nodes }: ProjectDocument,
  { intents, slots, lists }: Assistant,
  findings: readonly Finding[],
  staying: readonly StayingPart[],
  dropped: readonly DroppedPart[],
): TransferReport {
  const counts = new ReportCounts();
  for (const { name, samples, fills, confirm, answer } of intents) {
    counts.add('intents', name, 'kept');
    for (const sample of samples) counts.add('samples', `${name}: ${sample}`, 'kept');
    for (const fill of fills) {
      if (fill.prompts.length > 0) counts.add('prompts', nameSlotPrompt(name, fill.slot), 'kept');
      if (fill.confirm.length > 0) counts.add('prompts', nameSlotConfirmation(name, fill.slot), 'kept');
    }
    if (confirm.length > 0) counts.add('prompts', name, 'kept');
    if (answer.texts.length > 0) counts.add('answers', name, staying.includes('answers') ? 'stored' : 'kept');
  }
  for (const { name } of slots) counts.add('slots', name, 'kept');
  for (const { name, values } of lists) {
    counts.add('lists', name, 'kept');
    for (const { value } of values) counts.add('values', `${name}: ${value}`, 'kept');
  }
  for (const node of nodes) counts.add('nodes', getItemName(node) || node.id, 'stored');
  for (const { severity, entry } of findings) {
    const part = findPart(entry);
    if (part) counts.add(part.section, part.name, outcomeOf[severity]);
  }
  for (const { section, name, outcome } of dropped) counts.add(section, name, outcome);
  return counts.report();
}

const outcomeOf: Readonly<Record<Finding['severity'], TransferOutcome>> = {
  error: 'lost',
  warning: 'lost',
  info: 'changed',
};

const sections: Readonly<Record<string, ReportSection>> = {
  intent: 'intents',
  intents: 'intents',
  slot: 'slots',
  entities: 'lists',
  prompt: 'prompts',
  sample: 'samples',
  answer: 'answers',
};

/** Returns the part that the entry of a finding names: `intent Order`, `entities/Size`. */
function findPart(entry: string): { readonly section: ReportSection; readonly name: string } | undefined {
  const [, kind = '', name = ''] = /^(intents?|slot|entities|prompt|sample|answer)[ /](.+)$/.exec(entry) ?? [];
  const section = sections[kind];
  return section && { section, name };
}
