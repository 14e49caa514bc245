import { parseSites } from '@confab/model';
import { readText } from '../compile/authored-values.ts';
import { createReporter } from '../compile/report.ts';
import type { Problem, SourceItem } from '../types.ts';

/** The input of a project with the sites that may embed its chat. */
const sitesInput = 'AllowedOrigins';
/** Problems reported for one list, and letters of a site that a problem names. */
const reportedMax = 10;
const namedMax = 100;

/** Finds invalid addresses among the sites that may embed the chat: such an entry allows no page. */
export function findSiteProblems({ id, values }: SourceItem): Problem[] {
  const problems: Problem[] = [];
  const report = createReporter(problems, id);
  for (const site of parseSites(readText(values[sitesInput])).invalid.slice(0, reportedMax)) {
    const name = site.slice(0, namedMax);
    report(
      sitesInput,
      'InvalidSite',
      `"${name}" is not the address of a site, so it allows none. Write it with https://, such as https://www.example.com.`,
      name,
    );
  }
  return problems;
}
