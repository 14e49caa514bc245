import { notFound, towerCalls, towerMessages, type QueuedJobKind, type ResultOf } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { projectsMax } from '../../core/projects/store-project.ts';
import { createJobRecords } from '../../scheduling/job-records.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { cancelQueuedJob, retryQueuedJob } from './change-queued-job.ts';
import { getHealth } from './get-health.ts';
import type { JobPage, QueueState } from './job-page.ts';
import { listLimitChanges } from './limit-changes.repository.ts';
import { countTestRuns, listTestRuns } from './test-run-queue.repository.ts';
import { countMails, listMails } from './mail-queue.repository.ts';
import { countPublications, listPublications } from './publication-queue.repository.ts';
import { setTeamLimit } from './set-team-limit.ts';
import { countTeams, findProjectLimit, isTeamThere, listMembers, listProjects, listTeams } from './teams.repository.ts';
import { countForStaff } from './tower-counts.repository.ts';

const usualPageSize = 20;

type JobList = ResultOf<typeof towerCalls.queue>;

/** The calls of the staff about the server, its queues and its teams. */
export const towerRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const { db, now, processState } = services;
  // The staff is in no team and sees all of them.
  const all = acrossTeams(db);

  const queues: Readonly<Record<QueuedJobKind, (state: QueueState, page: JobPage) => Promise<JobList>>> = {
    Mail: async (state, page) => ({ entries: await listMails(db, state, page), total: await countMails(db, state) }),
    Publication: async (state, page) => ({
      entries: await listPublications(all, state, page),
      total: await countPublications(all, state),
    }),
    TestRun: async (state, page) => ({
      entries: await listTestRuns(all, state, page),
      total: await countTestRuns(all, state),
    }),
  };

  answer(app, towerCalls.health, () => getHealth(services));
  answer(app, towerCalls.runJob, async ({ body: { name } }) => {
    const job = processState.get(createJobRecords, now).find(name);
    if (!job) throw notFound(towerMessages.jobMissing);
    job.run();
    return null;
  });
  answer(app, towerCalls.queue, async ({ query: { kind, state, page = 0, pageSize = usualPageSize } }) =>
    queues[kind](state, { page, pageSize }),
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
      limitChanges: await listLimitChanges(all, teamId),
    };
  });
  answer(app, towerCalls.setTeamLimit, ({ body, caller }) => setTeamLimit(services, caller, body));
  answer(app, towerCalls.counts, () => countForStaff(all));
};
