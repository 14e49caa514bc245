import { wireAnswer } from '@confab/model';
import { z } from 'zod';

/** A message about an import or export; `{0}`, `{1}` … are replaced by its names. */
export const findingSchema = wireAnswer({
  severity: z.enum(['error', 'warning', 'info']),
  /** The file in the package that it is about; empty for the whole package. */
  entry: z.string(),
  /** What it is about (`FindingCode` of `packages/transfer`); clients translate by it. */
  code: z.string(),
  /** The English sentence of the code, with {0}, {1} … for the names. */
  message: z.string(),
  names: z.array(z.string()),
});
/** A finding as a client receives it. */
export type TransferFinding = z.output<typeof findingSchema>;

/** Something that a Pro project does otherwise than the One project it was made from; an empty page id means everywhere. */
export const proFindingSchema = wireAnswer({ code: z.string(), pageId: z.string(), pageName: z.string() });
export type ProFindingAnswer = z.output<typeof proFindingSchema>;
