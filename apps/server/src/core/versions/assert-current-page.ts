import { generalMessages, refused } from '@confab/contracts';
import { frontendVersion as currentVersion } from '@confab/model';

/** Refuses a page that is older than this server (A8.87). A client without a version counts as current. */
export function assertCurrentPage(frontendVersion: number = currentVersion): void {
  if (frontendVersion < currentVersion) throw refused(generalMessages.pageOutdated);
}
