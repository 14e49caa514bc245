/** The engine cuts utterances at this length. */
export const longestUtterance = 1_000;
