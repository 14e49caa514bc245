import type { OneProjectSource, ProjectSource } from '@confab/dialog-engine';
import type { AccountId, ChatLook, ItemId, MessageParts, PublishedStage, ReleaseId, TurnOutput } from '@confab/model';
import type { ReplacedValue } from '@confab/inputs';

// Shapes of JSON in columns that no package names. A row may be older than this code: fields that were added later are
// optional.

/** The assistant that sends a mail: its team and language. */
export interface AssistantOrigin {
  readonly kind: 'mail' | 'sms';
  readonly teamName: string;
  /** A language tag. */
  readonly language: string;
}

/** A member who is named in a comment. */
export interface StoredMention {
  readonly accountId: AccountId;
  readonly name: string;
}

/** The message from which a notification is translated. */
export interface StoredMessage {
  readonly name: string;
  readonly parts: MessageParts;
}

/** A reference to an item that was cleared when the item was deleted or moved. */
export interface ClearedReference {
  readonly itemId: ItemId;
  readonly path: string;
  readonly value: string;
}

/** A replaced value, stored for undo. */
export interface StoredReplacement extends Omit<ReplacedValue, 'count'> {
  readonly itemId: ItemId;
}

/** The frozen part of a project from which the engine compiles a release or a test run. */
export type FrozenSource = ProjectSource | OneProjectSource;

/** The version of each item of a release by its id, with that of the author values if there are any. */
export type ReleaseVersions = Readonly<Record<string, number>>;

/** A reason for publishing a release in spite of its errors. */
export interface ReleaseOverride {
  readonly reason: string;
  readonly stages: readonly PublishedStage[];
  readonly by: string;
  readonly createdUtc: string;
}

/** The settings of an account, which are merged one by one. */
export type AccountSettings = Readonly<Record<string, string | undefined>>;

/** The answer of an assistant. It holds no trace, no ids of visited nodes and nothing from the draft. */
export interface ChannelAnswer {
  /** The published name. */
  readonly assistantName: string;
  /** Missing in answers that were stored before looks could be chosen. */
  readonly chatLook?: ChatLook;
  readonly language: string;
  /** All languages of the assistant, if there are several. */
  readonly languages?: readonly string[];
  /** The release that answered, whose files are shown; null at alpha, missing in older stored answers. */
  readonly releaseId?: ReleaseId | null;
  readonly outputs: readonly TurnOutput[];
  readonly ended: boolean;
  /** The slot whose value is asked for, by its name at the channel, if the channel can ask for it in its own way. */
  readonly askedSlot?: string;
  /** The slots of the channel whose values are still valid, by their names there; left out if there are none. */
  readonly keptSlots?: readonly string[];
  /** The values of slots that the turn changed in another way than by the channel's own slots, by their names there. */
  readonly changedSlots?: Readonly<Record<string, readonly string[]>>;
}
