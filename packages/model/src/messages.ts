/** The values of a message's placeholders: `{ email: 'ada@example.test' }` for 'Resent to {email}'. */
export type MessageParts = Readonly<Record<string, string | number>>;

type PlaceholderOf<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** The argument with the values of a message: a message with placeholders needs a value for each. */
export type PartsArgument<Message extends string> = [PlaceholderOf<Message>] extends [never]
  ? [parts?: MessageParts]
  : [parts: Readonly<Record<PlaceholderOf<Message>, string | number>>];

/** Fills in the placeholders of a message; placeholders without a value stay. */
export function fillMessage(message: string, parts: MessageParts = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(parts, name) ? String(parts[name]) : place,
  );
}

/** The names of the placeholders in a message. */
export function listPlaceholders(message: string): readonly string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Messages that rules and calls share. */
export const commonMessages = {
  valueRequired: 'Value is required',
  publishTargetMissing: 'You need to choose a Publish target',
} as const;
