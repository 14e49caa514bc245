/** A keyword input of a project: its label, and its text as authored. */
export interface KeywordInput {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A keyword of one input that other inputs have too. */
export interface KeywordClash {
  readonly keyword: string;
  /** Names of the other inputs, in the project's order. */
  readonly others: readonly string[];
}

const stripped = /[[\]{}()/&|!]/g;

/**
 * The keywords of a text as they are compared: split by commas and newlines, lower case, trimmed, without the signs
 * that mean something in a pattern. A pipe inside separates alternatives, so it separates keywords here too; those at
 * either end are ignored. Takes time linear in the text.
 */
export function normaliseKeywords(text: string): readonly string[] {
  const entries = text.split(/[,\n|]/);
  const keywords = entries.map((entry) => entry.toLowerCase().replace(stripped, '').replace(/\s+/g, ' ').trim());
  return [...new Set(keywords.filter((keyword) => keyword !== ''))];
}

/** Finds keywords of one input that other inputs of the project have too, in linear time. */
export function findKeywordClashes(input: KeywordInput, all: readonly KeywordInput[]): readonly KeywordClash[] {
  const owners = new Map<string, string[]>();
  for (const { id, name, text } of all) {
    if (id === input.id) continue;
    for (const keyword of normaliseKeywords(text)) owners.set(keyword, [...(owners.get(keyword) ?? []), name]);
  }
  return normaliseKeywords(input.text).flatMap((keyword) => {
    const others = owners.get(keyword);
    return others ? [{ keyword, others: [...new Set(others)] }] : [];
  });
}

/** Title of the message about keyword clashes. */
export const keywordClashTitle = 'Potential Keyword Clashes';

/** The lines of the message about keyword clashes. */
export function describeClashes(clashes: readonly KeywordClash[]): string {
  return clashes.map(({ keyword, others }) => `${keyword} clashes with: ${others.join(', ')}`).join('\n');
}
