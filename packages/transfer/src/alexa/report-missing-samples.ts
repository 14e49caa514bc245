import { isJsonArray } from '@confab/model';
import type { Files } from '../document.ts';
import { createFindings, type Findings } from '../finding.ts';
import type { ImportedPackage } from '../original/imported-package.ts';
import { at, objectsAt, readJsonObject, textAt, textsAt } from '../read-json.ts';
import { listModels } from './model-files.ts';

/**
 * Whether the original model of a locale was compared with an export without samples of slots. The export then writes
 * none either: the stored difference fits no other model, and does not show which slots had no samples in the original.
 */
export function hasOlderDifference(original: ImportedPackage | undefined, locale: string): boolean {
  if (!original || original.hasSlotSamples) return false;
  const { difference = [] } = original;
  return difference.some((section) => isJsonArray(section) && section[0] === `model ${locale}`);
}

/** Reports the slots that the platform asks for and that have no samples because of an older import. */
export function reportMissingSamples(files: Files, original: ImportedPackage | undefined, findings: Findings): void {
  for (const { entry, locale } of listModels(files)) {
    if (!hasOlderDifference(original, locale)) continue;
    const model = at(readJsonObject(files.get(entry) ?? '', entry, createFindings()), 'interactionModel');
    const asked = listAskedSlots(at(model, 'dialog'));
    for (const intent of objectsAt(at(model, 'languageModel'), 'intents')) {
      const name = textAt(intent, 'name');
      for (const slot of objectsAt(intent, 'slots')) {
        const place = `${name}: ${textAt(slot, 'name')}`;
        if (asked.has(place) && textsAt(slot, 'samples').length === 0)
          findings.note(`intent ${name}`, 'slotWithoutSamples', place);
      }
    }
  }
}

/** Names the slots that the dialog of a model asks for, each with its intent. */
function listAskedSlots(dialog: ReturnType<typeof at>): ReadonlySet<string> {
  return new Set(
    objectsAt(dialog, 'intents').flatMap((intent) =>
      objectsAt(intent, 'slots')
        .filter((slot) => at(slot, 'elicitationRequired') === true)
        .map((slot) => `${textAt(intent, 'name')}: ${textAt(slot, 'name')}`),
    ),
  );
}
