import { escapeText } from '../text/escape-text.ts';

/** A sound, with or without a caption, or an escaped character, which begins no sound. */
const soundPattern = /\\[\s\S]|(!(?:\([^()\n]*\))?\[)(?:"([^"\s]+)"|'([^'\s]+)')\]/g;
const [placeholder, placeholderPattern] = ['sound:', /(?<=<audio src=")sound:(\d+)(?=")/g];

/**
 * Replaces the addresses of sounds by placeholders, as the parser accepts only some characters in them.
 *
 * @param found receives the addresses
 */
export function maskAddresses(text: string, found: string[]): string {
  return text.replace(soundPattern, (all, opening?: string, address?: string, quotedOnce?: string) => {
    if (opening === undefined) return all;
    const count = found.push(address ?? quotedOnce ?? '');
    return `${opening}"${placeholder}${count - 1}"]`;
  });
}

/** Restores the addresses in SSML, escaped. */
export function unmaskAddresses(ssml: string, found: readonly string[]): string {
  if (found.length === 0) return ssml;
  return ssml.replace(placeholderPattern, (_all, index: string) => escapeText('xml', found[Number(index)] ?? ''));
}
