/** The values of a message's placeholders: `{ email: 'ada@example.test' }` for 'Resent to {email}'. */
export type MessageParts = Readonly<Record<string, string | number>>;

/** An English text and the name of its message, by which it is translated; a text without a name is shown as it is. */
export interface NamedMessage {
  readonly message: string;
  readonly messageName?: string | undefined;
  readonly messageParts?: MessageParts | undefined;
}

/**
 * A message for people: an English message of a list that the client knows, or one that it received, such as a failure.
 */
export type Message = string | NamedMessage;

/** The English text of a message, for lengths, logs and texts that are joined. */
export const getEnglish = (shown: Message): string => (typeof shown === 'string' ? shown : shown.message);

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** The argument with the values of a message: a message with placeholders needs a value for each. */
export type PartsArgument<Text extends string> = [PlaceholderOf<Text>] extends [never]
  ? [parts?: MessageParts]
  : [parts: Readonly<Record<PlaceholderOf<Text>, string | number>>];

/** Fills in the placeholders of a message; placeholders without a value stay. */
export function fillMessage(message: string, parts: MessageParts = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(parts, name) ? String(parts[name]) : place,
  );
}

/** Messages of a list, each with its name. */
export type NamedMessages<List extends string, Entries extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Entries & string]: { readonly message: Entries[Key]; readonly messageName: `${List}.${Key}` };
};

/** Gives the messages of a list their names, by which they are translated: `toastMessages.copied`. */
export function defineMessages<List extends string, const Entries extends Readonly<Record<string, string>>>(
  list: List,
  entries: Entries,
): NamedMessages<List, Entries> {
  const named = Object.entries(entries).map(([key, message]) => [key, { message, messageName: `${list}.${key}` }]);
  // The entries are named as the type spells it; `Object.fromEntries` loses the keys.
  return Object.fromEntries(named) as NamedMessages<List, Entries>;
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
