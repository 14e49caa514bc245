import type { ScreenLayout } from './channels/screen-layouts.ts';

/**
 * One entry of an assistant response (A3.55). It is authored data, so its keys have the spelling of the wire and are never
 * renamed. `Order` is a fractional index.
 */
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
  /** The words that an import wrote in place of an answer; once the words differ, the entry is no longer a placeholder. */
  readonly PlaceholderText?: string;
  readonly VideoUrl?: string;
}
