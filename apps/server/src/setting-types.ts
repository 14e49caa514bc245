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
