import type { LabelSource } from './label-keys.ts';
import type { TextLabel } from './text-label.ts';

/** Where in an item a text is: the segments of its path, and the labels on the way as its form shows them. */
export interface TextPlace {
  readonly segments: readonly string[];
  readonly labels: readonly TextLabel[];
  /** The part that each label belongs to; undefined for one that an author wrote, a number or a language. */
  readonly labelSources: readonly (LabelSource | undefined)[];
}

/** The place of a nested value, one segment below `place`. */
export function enterPlace(place: TextPlace, segment: string, label: TextLabel, source?: LabelSource): TextPlace {
  return {
    segments: [...place.segments, segment],
    labels: [...place.labels, label],
    labelSources: [...place.labelSources, source],
  };
}
