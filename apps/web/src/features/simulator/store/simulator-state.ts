import type { JsonObject } from '@confab/model';
import type { ConversationTree } from '../conversation/conversation-tree.ts';
import type { Attempt } from './create-step-body.ts';
import type { StoredSimulator } from './simulator-settings.ts';
import type { Message } from '../../../words/message.ts';

/** State of the simulator of a project. */
export interface SimulatorState extends StoredSimulator {
  readonly tree: ConversationTree;
  /** Id of the selected turn; undefined selects the head. */
  readonly chosen: number | undefined;
  readonly isWaiting: boolean;
  /** The turn that is running. */
  readonly asked: Attempt | undefined;
  /** Inputs sent while a turn was running, in their order. */
  readonly queued: readonly string[];
  /** A failed turn that can be retried. */
  readonly failed: { readonly attempt: Attempt; readonly message: Message } | undefined;
  /** Variables set by hand for the next turn. */
  readonly byHand: JsonObject;
  /** Id of the hovered turn. */
  readonly glanced: number | undefined;
  /** Whether the assistant has changed since the conversation began and the author has not closed the note. */
  readonly isOutdated: boolean;
  /** Progress of repeating a conversation. */
  readonly replay: { readonly done: number; readonly of: number } | undefined;
  /** Whether the settings are open. */
  readonly areSettingsOpen: boolean;
  /** Id of the last turn that was read aloud or skipped. */
  readonly heard: number | undefined;
}
