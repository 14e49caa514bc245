import { refused, releaseMessages } from '@confab/contracts';

/**
 * Errors keep a release from being published, unless the caller gives a reason; warnings do not.
 *
 * The caller may give a reason: publishing requires the role of an AppEditor.
 */
export function assertPublishable(
  { errorCount }: { readonly errorCount: number },
  overrideReason: string | undefined,
): void {
  if (errorCount > 0 && !overrideReason) throw refused(releaseMessages.errorsFound);
}
