import { listOneTemplates, listTemplates } from '@confab/catalogue';
import { unprocessable } from '@confab/contracts';
import { findItem } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { saveItem } from '../../core/versions/save-item.ts';
import type { Services } from '../../services.ts';
import { listAnalyticProjects } from '../analytics/index.ts';
import { findAssistant } from '../channels/index.ts';
import { approveSample } from '../one/index.ts';
import { demoMessages } from './demo-messages.ts';
import { listUtterances } from './callers/list-utterances.ts';
import { demoTeamName, findDemoCaller, type DemoCaller } from './demo-author.ts';
import { goLive } from './go-live.ts';
import type { DemoAssistant } from './hold-conversation.ts';

type DemoProject = Pick<DemoAssistant, 'teamId' | 'projectId' | 'displayName'> & { readonly type: string };

/** The project that shows every kind of input; no caller would use it. */
const showcaseId = 'showcase';

/**
 * Publishes the sample projects of the demo team that are not live, or are live without keeping what callers say, and
 * returns their assistants.
 *
 * @throws unprocessable when the database has no demo team, or the team has no sample project.
 */
export async function prepareAssistants(services: Services): Promise<readonly DemoAssistant[]> {
  const caller = await findDemoCaller(services.db);
  if (!caller) throw unprocessable(demoMessages.noDemoTeam);
  const samples = [...listTemplates('development'), ...listOneTemplates('development')];
  const titles = new Set(samples.filter(({ id }) => id !== showcaseId).map(({ title }) => title));
  const team = { teamId: caller.teamId, description: demoTeamName };
  const projects = await listAnalyticProjects(services.db, [team]);
  const assistants: DemoAssistant[] = [];
  for (const project of projects.filter(({ displayName }) => titles.has(displayName))) {
    if (!(await isKeepingTexts(services, project))) await publish(services, caller, project);
    assistants.push(await readAssistant(services, project));
  }
  if (assistants.length === 0) throw unprocessable(demoMessages.noSampleProject);
  return assistants;
}

async function isKeepingTexts(services: Services, { projectId }: DemoProject): Promise<boolean> {
  for (const stage of ['Live', 'Beta'] as const) {
    const assistant = await findAssistant(services, { projectId, channel: 'chat', stage });
    if (assistant?.settings.keepTextDays === undefined) return false;
  }
  return true;
}

/** Publishes a project that keeps what callers say. */
async function publish(services: Services, caller: DemoCaller, { teamId, projectId, type }: DemoProject) {
  const item = await findItem(services.db, teamId, projectId);
  if (!item) throw new Error('A listed project exists.');
  const propertyValues = { ...parseDraft(item.draft), KeepConversationText: true };
  const { version } = item;
  await saveItem(services, caller, { teamId, projectId, itemId: projectId, version, propertyValues });
  if (type === 'One') await approveSample(services, caller, { teamId, projectId });
  await goLive(services, caller, projectId);
}

async function readAssistant(services: Services, project: DemoProject): Promise<DemoAssistant> {
  const { teamId, projectId, displayName } = project;
  const assistant = await findAssistant(services, { projectId, channel: 'chat', stage: 'Live' });
  const program = await assistant?.getProgram(null);
  if (!program) throw new Error(`${displayName} was published and is not live.`);
  return { teamId, projectId, displayName, utterances: listUtterances(program) };
}
