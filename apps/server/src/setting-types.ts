import { z } from 'zod';

/** Texts separated by commas. */
export const listSetting = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
/** An address of one of these protocols; undefined when empty. */
export const optionalUrl = (name: string, ...protocols: string[]) =>
  z
    .string()
    .optional()
    .transform((text) => (text === '' ? undefined : text))
    .refine((text) => text === undefined || protocols.some((protocol) => text.startsWith(`${protocol}://`)), {
      error: `${name} has to start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });

/** A web address, or empty. */
export const linkSetting = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'has to be an http or https address' })])
  .default('');

/** A whole number between two others. */
export function wholeNumberSetting(name: string, { min, max }: { readonly min: number; readonly max: number }) {
  return z.coerce
    .number({ error: `${name} has to be a number` })
    .int(`${name} has to be a whole number`)
    .min(min, min === 0 ? `${name} has to be 0 or more` : `${name} has to be at least ${min}`)
    .max(max, `${name} has to be at most ${max}`);
}
