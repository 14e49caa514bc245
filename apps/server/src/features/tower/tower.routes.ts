import { notFound, towerCalls, towerMessages } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { projectsMax } from '../../core/projects/store-project.ts';
import { createJobRecords } from '../../core/scheduling/job-records.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { cancelQueuedJob, retryQueuedJob } from './change-queued-job.ts';
import { getHealth } from './get-health.ts';
import { countMails, listMails } from './mail-queue.repository.ts';
import { countPublications, listPublications } from './publication-queue.repository.ts';
import { countTeams, findProjectLimit, isTeamThere, listMembers, listProjects, listTeams } from './teams.repository.ts';
import { countForStaff } from './tower-counts.repository.ts';

const usualPageSize = 20;

/** The calls of the staff about the server, its queues and its teams. */
export const towerRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const { db, now, processState } = services;
  // The staff is in no team and sees those of everybody.
  const all = acrossTeams(db);

  answer(app, towerCalls.health, () => getHealth(services));
  answer(app, towerCalls.runJob, async ({ body: { name } }) => {
    const job = processState.get(createJobRecords, now).find(name);
    if (!job) throw notFound(towerMessages.jobMissing);
    job.run();
    return null;
  });
  answer(app, towerCalls.queue, async ({ query: { kind, state, page = 0, pageSize = usualPageSize } }) =>
    kind === 'Mail'
      ? { entries: await listMails(db, state, { page, pageSize }), total: await countMails(db, state) }
      : {
          entries: await listPublications(all, state, { page, pageSize }),
          total: await countPublications(all, state),
        },
  );
  answer(app, towerCalls.retryJob, ({ body }) => retryQueuedJob(services, body));
  answer(app, towerCalls.cancelJob, ({ body }) => cancelQueuedJob(services, body));
  answer(app, towerCalls.teams, async ({ query: { search = '', page = 0, pageSize = usualPageSize } }) => ({
    entries: await listTeams(all, search, { page, pageSize }),
    total: await countTeams(all, search),
  }));
  answer(app, towerCalls.team, async ({ query: { teamId } }) => {
    if (!(await isTeamThere(all, teamId))) throw notFound();
    return {
      members: await listMembers(all, teamId),
      projects: await listProjects(all, teamId),
      projectBytesAllowed: await findProjectLimit(all),
      projectsMax,
    };
  });
  answer(app, towerCalls.counts, () => countForStaff(all));
};
