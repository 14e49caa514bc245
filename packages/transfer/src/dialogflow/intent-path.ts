/** The path of an intent in an agent, without its ending. Characters that file names must not contain are replaced. */
export function toIntentPath(name: string): string {
  return `intents/${name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim() || 'intent'}`;
}
