/** The type faces of the chat page, by the fonts that visitors' devices bring along. */
export const chatFonts = ['sans', 'serif', 'rounded', 'mono'] as const;
export type ChatFont = (typeof chatFonts)[number];

/** How the chat page of an assistant looks, as its authors chose. What they left open is missing. */
export interface ChatLook {
  /** The name above the conversation, instead of the project's. */
  readonly name?: string;
  /** A line above the first message. */
  readonly greeting?: string;
  /** The address of a square picture, with https or http. */
  readonly avatarUrl?: string;
  /** The accent colour, as `#rgb` or `#rrggbb`. */
  readonly colour?: string;
  readonly font?: ChatFont;
}
