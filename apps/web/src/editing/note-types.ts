import type { InputEdit } from '@confab/inputs';
import type { ItemKind, JsonValue } from '@confab/model';
import type { Message } from '../words/message.ts';

/** A message shown to the author once, such as about a dropped edit. */
export interface EditingNote {
  readonly id: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly text: Message;
  readonly itemId: string | null;
  /** A colleague has deleted an item that the author had open or was editing. */
  readonly deletion?: Deletion;
  /** A colleague has replaced an own value. */
  readonly replaced?: ReplacedValue;
  /** A colleague has removed a text or value of the author. */
  readonly lost?: LostWords;
  /** The name of the item that the text is about, where the text does not name it. */
  readonly about?: string;
  /** The values of the text's placeholders. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** Text that the author wrote in an item and a colleague has removed from it. */
interface LostWords {
  readonly itemId: string;
  /** The name of the item. */
  readonly name: string;
  /** Who removed it. */
  readonly by: string;
  /** The edits that bring it back. */
  readonly edits: readonly InputEdit[];
}

/** An own value that a colleague replaced at the same time, without having seen it. */
interface ReplacedValue {
  readonly itemId: string;
  readonly path: string;
  /** The name of the item. */
  readonly name: string;
  /** Who replaced it. */
  readonly by: string;
  /** The own value, which the colleague replaced. */
  readonly value: JsonValue | undefined;
}

/** An item that a colleague deleted; it can be restored from the recently deleted items. */
export interface Deletion {
  readonly itemId: string;
  readonly kind: Exclude<ItemKind, 'project'>;
  readonly name: string;
  /** Who deleted it. */
  readonly by: string;
  /** The number of pending edits of it; a restore applies them again. */
  readonly lostEdits: number;
}
