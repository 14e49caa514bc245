/** The values of a message's placeholders: `{ email: 'ada@example.test' }` for 'Resent to {email}'. */
export type MessageParts = Readonly<Record<string, string | number>>;

/** Fills in the placeholders of a message; placeholders without a value stay. */
export function fillMessage(message: string, parts: MessageParts = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(parts, name) ? String(parts[name]) : place,
  );
}

/** Messages that rules and calls share. */
export const commonMessages = {
  valueRequired: 'Value is required',
  publishTargetMissing: 'You need to choose a Publish target',
} as const;
