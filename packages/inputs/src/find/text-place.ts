import type { TextLabel } from './text-label.ts';

/** Where in an item a text is: the segments of its path, and the labels on the way as its form shows them. */
export interface TextPlace {
  readonly segments: readonly string[];
  readonly labels: readonly TextLabel[];
}

/** The place one segment further in. */
export function enterPlace(place: TextPlace, segment: string, label: TextLabel): TextPlace {
  return { segments: [...place.segments, segment], labels: [...place.labels, label] };
}
