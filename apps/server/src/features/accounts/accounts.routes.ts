import { accountCalls } from '@confab/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { setAccountDisabled } from './set-account-disabled.ts';
import { countAudit, listAudit } from './audit-log.repository.ts';
import { countAccounts, listAccounts } from './staff-lists.repository.ts';

const usualPageSize = 20;

/** The calls of the staff about accounts of other people. */
export const accountRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const { db } = services;
  answer(app, accountCalls.list, async ({ query: { search = '', page = 0, pageSize = usualPageSize } }) => ({
    entries: await listAccounts(db, search, { page, pageSize }),
    total: await countAccounts(db, search),
  }));
  answer(app, accountCalls.audit, async ({ query: { page = 0, pageSize = usualPageSize, ...filter } }) => ({
    entries: await listAudit(db, filter, { page, pageSize }),
    total: await countAudit(db, filter),
  }));
  answer(app, accountCalls.setDisabled, ({ caller, body, ip, requestId }) =>
    setAccountDisabled(services, caller, { ...body, ip, requestId }),
  );
  answer(app, accountCalls.endSessions, ({ caller, body, ip, requestId }) =>
    endAccountSessions(services, caller, { ...body, ip, requestId }),
  );
};
