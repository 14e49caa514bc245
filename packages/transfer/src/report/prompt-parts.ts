/** The name of the confirmation of a slot in reports, to distinguish it from the prompt that asks for the slot. */
export function nameSlotConfirmation(intent: string, slot: string): string {
  return `${nameSlotPrompt(intent, slot)} (Confirm)`;
}

/** The name of the prompt of a slot in reports. */
export function nameSlotPrompt(intent: string, slot: string): string {
  return `${intent}: ${slot}`;
}
