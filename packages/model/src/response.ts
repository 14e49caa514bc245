import type { JsonObject } from './json.ts';
import type { ScreenLayout } from './channels/screen-layouts.ts';
import type { SelectionMethod } from './enumerations.ts';

/**
 * The value of an AssistantResponse input (A3.54). It is authored data, so its keys have the
 * spelling of the wire and are never renamed.
 */
export interface AssistantResponse {
  readonly IsLinkedResponse?: boolean;
  readonly LinkedResponseSource?: 'Global' | 'Supplementary' | 'Project';
  readonly LinkedResponseId?: string;
  readonly AssistantResponseId?: string;
  readonly SelectionMethod?: SelectionMethod;
  readonly Entries: readonly ResponseEntry[];
}

/** One entry of an assistant response (A3.55). `Order` is a fractional index. */
export interface ResponseEntry {
  readonly EntryId: string;
  readonly Order: string;
  readonly ScreenLayout?: ScreenLayout;
  readonly SpokenText?: string;
  readonly DisplayText?: string;
  readonly HeadingText?: string;
  readonly Notes?: string;
  readonly Enabled?: boolean;
  readonly Condition?: string;
  readonly SuggestionChips?: readonly string[];
  readonly RequiresAttention?: boolean;
  readonly ImageAssetId?: string;
  /** What the image shows, for people who cannot see it; may contain tokens. */
  readonly ImageAlt?: string;
  readonly AudioAssetId?: string;
  /** The hash of the words that the recording was made from; another hash than that of the current words is stale. */
  readonly RecordedWordsHash?: string;
  /** The words that an import wrote in place of an answer; an entry with other words is no placeholder. */
  readonly PlaceholderText?: string;
  readonly VideoUrl?: string;
}

/** A row of a table's value. `RowId` never changes; `Order` is a fractional index. */
export interface TableRow {
  readonly RowId: string;
  readonly Order: string;
  readonly Values: JsonObject;
}
