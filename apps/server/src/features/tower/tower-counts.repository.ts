import type { ResultOf, towerCalls } from '@confab/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { countUpTo } from './count-up-to.repository.ts';
import { countMails } from './mail-queue.repository.ts';
import { countPublications } from './publication-queue.repository.ts';

/** Counts what waits for the staff. @param all the database without the tenant guard: reviews and jobs of all teams */
export async function countForStaff(all: Kysely<Tables>): Promise<ResultOf<typeof towerCalls.counts>> {
  const feedback = await countUpTo(all, all.selectFrom('feedback').where('state', '=', 'New').select('id'));
  const crashReports = await countUpTo(all, all.selectFrom('crashReport').where('state', '=', 'New').select('id'));
  const reviews = await countUpTo(all, all.selectFrom('review').where('state', '=', 'UnderReview').select('id'));
  const failedJobs = (await countMails(all, 'Failed')) + (await countPublications(all, 'Failed'));
  return { feedback, crashReports, reviews, failedJobs };
}
