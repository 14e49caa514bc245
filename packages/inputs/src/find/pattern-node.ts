/** Whether a character, given as its code point, is one of those that a pattern asks for. */
export type CharacterTest = (codePoint: number) => boolean;

/** What has to hold between two characters. `edge`: no word, in any script, goes on here. */
export type PlaceTest = 'lineStart' | 'lineEnd' | 'boundary' | 'noBoundary' | 'edge';

/** A parsed pattern. */
export type PatternNode =
  | { readonly type: 'character'; readonly test: CharacterTest }
  | { readonly type: 'place'; readonly test: PlaceTest }
  | { readonly type: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly type: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly type: 'group'; readonly index: number; readonly inside: PatternNode }
  | {
      readonly type: 'repeat';
      readonly inside: PatternNode;
      readonly min: number;
      /** Infinity where there is no end to it. */
      readonly max: number;
      readonly isGreedy: boolean;
    };

/** Holds for the characters that words are made of, in any script. */
export function isWordCharacter(codePoint: number): boolean {
  return /[\p{L}\p{M}\p{N}_]/u.test(String.fromCodePoint(codePoint));
}
