import type { JsonValue } from '@confab/model';
import { listMediaKeys, type TemplateMedium } from '../templates/template-media.ts';
import { reportDuplicates, type Report } from './catalogue-fault.ts';

interface TemplateWithMedia {
  readonly media: readonly TemplateMedium[];
  /** The values of the template and of all its items. */
  readonly values: readonly JsonValue[];
}

/** Checks that a template has each file that its values name, and that its values name each file. */
export function checkTemplateMedia({ media, values }: TemplateWithMedia, report: Report, where: string): void {
  reportDuplicates(
    media.map(({ key }) => key),
    report,
    where,
  );
  const named = new Set(values.flatMap(listMediaKeys));
  const known = new Set(media.map(({ key }) => key));
  for (const key of named) if (!known.has(key)) report(where, `there is no file "${key}"`);
  for (const key of known) if (!named.has(key)) report(where, `nothing names the file "${key}"`);
}
