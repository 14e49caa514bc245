/**
 * What other parts of the engine need to know about a page type. How pages of a type run is in the file of the type.
 */
interface PageTypeFacts {
  /** Pages of this type ask something, and ask it again when the conversation returns to them. */
  readonly asks?: true;
  /** Its keywords are matched from every page. */
  readonly isReachableEverywhere?: true;
  /** It answers what no page could, so its keywords lead nowhere. */
  readonly isFallback?: true;
  /** The conversation ends with its response. */
  readonly ends?: true;
}

const noFacts: PageTypeFacts = {};
const factsByType: ReadonlyMap<string, PageTypeFacts> = new Map<string, PageTypeFacts>([
  ['Menu', { asks: true }],
  ['Question', { asks: true }],
  ['Form', { asks: true }],
  ['Help', { isReachableEverywhere: true }],
  ['Goodbye', { isReachableEverywhere: true, ends: true }],
  ['NoMatch', { isFallback: true }],
  ['NoInput', { isFallback: true }],
]);

/** The facts of a page type; none for a type that has no line. */
export function getPageTypeFacts(type: string): PageTypeFacts {
  return factsByType.get(type) ?? noFacts;
}
