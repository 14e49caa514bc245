import { getBuiltInType, type Assistant } from '../assistant.ts';
import type { Findings } from '../finding.ts';
import { toPlatformType, toSlotType } from './entity-types.ts';

/** Reports the slots whose type the platform does not have. */
export function reportReplacedTypes({ slots }: Assistant, findings: Findings) {
  for (const slot of slots) {
    const type = getBuiltInType(slot);
    const platform = type === undefined ? undefined : toPlatformType(type);
    if (type !== undefined && platform !== undefined && toSlotType(platform) !== type)
      findings.note(`slot ${slot.name}`, 'typeReplaced', type, slot.name, platform);
  }
}
