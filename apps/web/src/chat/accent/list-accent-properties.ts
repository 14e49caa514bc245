import { createAccent } from './create-accent.ts';

/** The style properties of the chat's components for an accent colour; none for a text that is not a colour. */
export function listAccentProperties(
  colour: string,
  scheme: 'light' | 'dark',
): readonly (readonly [name: string, value: string])[] {
  const found = createAccent(colour, scheme);
  if (!found) return [];
  return [
    ['--chat-accent', found.accent],
    ['--chat-visitor', found.accent],
    ['--chat-focus', found.accent],
    ['--chat-on-accent', found.onAccent],
    ['--chat-on-visitor', found.onAccent],
    ['--chat-chip', found.soft],
  ];
}
