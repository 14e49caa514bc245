import { trimEndBy } from '@confab/model';
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
/** An address of one of these protocols. */
export const optionalUrl = (name: string, ...protocols: string[]) =>
  z
    .string()
    .optional()
    .refine((text) => text === undefined || protocols.some((protocol) => text.startsWith(`${protocol}://`)), {
      error: `${name} has to start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });

/** The base address of a web server, which is continued with a path: slashes at its end are removed. */
export const optionalWebAddress = (name: string) =>
  optionalUrl(name, 'http', 'https')
    .refine((text) => text === undefined || URL.canParse(text), {
      error: `${name} has to be an address such as https://host.example`,
    })
    .transform((text) => (text === undefined ? undefined : trimEndBy(text, (character) => character === '/')));

/** A web address; empty by default. */
export const linkSetting = z.url({ protocol: /^https?$/, error: 'has to be an http or https address' }).default('');

/** A whole number within limits. */
export function wholeNumberSetting(name: string, { min, max }: { readonly min: number; readonly max: number }) {
  return z.coerce
    .number({ error: `${name} has to be a number` })
    .int(`${name} has to be a whole number`)
    .min(min, min === 0 ? `${name} has to be 0 or more` : `${name} has to be at least ${min}`)
    .max(max, `${name} has to be at most ${max}`);
}
