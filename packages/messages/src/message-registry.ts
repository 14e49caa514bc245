import { teamMessages } from '@confab/access';
import {
  accountCalls,
  accountMessages,
  alertCalls,
  analyticCalls,
  analyticMessages,
  authorValueCalls,
  authorValueMessages,
  catalogueCalls,
  channelCalls,
  commentCalls,
  commentMessages,
  editingCalls,
  feedbackCalls,
  findCalls,
  generalMessages,
  guideCalls,
  readyModuleCalls,
  historyCalls,
  historyMessages,
  hubMessages,
  itemMessages,
  liveCalls,
  mediaCalls,
  mediaMessages,
  nodeCalls,
  notificationMessages,
  oneCalls,
  onePublishingCalls,
  oneTemplateCalls,
  pageMoveCalls,
  missCalls,
  recordingCalls,
  trafficCalls,
  assetVersionCalls,
  towerCalls,
  towerMessages,
  oneMessages,
  organisationCalls,
  organisationMessages,
  passwordResetCalls,
  platformCalls,
  platformLogMessages,
  platformMessages,
  profileCalls,
  profileMessages,
  profilerCalls,
  projectCalls,
  publishingCalls,
  reviewCalls,
  recentlyDeletedCalls,
  releaseMessages,
  replaceMessages,
  scriptCalls,
  scriptMessages,
  securityCalls,
  signInCalls,
  simulatorCalls,
  simulatorMessages,
  teamCalls,
  testRunCalls,
  testRunMessages,
  tokenCalls,
  transferCalls,
  transferMessages,
  translationCalls,
  translationMessages,
  validationCalls,
  welcomeCalls,
  workflowCalls,
  type Call,
} from '@confab/contracts';
import { exceptionMessages, expressionMessages, traceMessages } from '@confab/dialog-engine';
import { browserMessages, passwordMessages, securityMessages, signInMessages, welcomeMessages } from '@confab/identity';
import { editMessages, findMessages, valueMessages } from '@confab/inputs';
import { commonMessages } from '@confab/model';
import { codeMessages } from '@confab/scripting/code-messages';

/** The calls, whose fallback messages are named by call: `teams.invite`. */
const calls = {
  accounts: accountCalls,
  alerts: alertCalls,
  analytics: analyticCalls,
  authorValues: authorValueCalls,
  catalogue: catalogueCalls,
  channels: channelCalls,
  comments: commentCalls,
  editing: editingCalls,
  feedback: feedbackCalls,
  find: findCalls,
  guides: guideCalls,
  readyModules: readyModuleCalls,
  history: historyCalls,
  live: liveCalls,
  media: mediaCalls,
  nodes: nodeCalls,
  one: { ...oneCalls, ...onePublishingCalls, ...oneTemplateCalls },
  organisation: organisationCalls,
  pageMoves: pageMoveCalls,
  misses: missCalls,
  recordings: recordingCalls,
  traffic: trafficCalls,
  assetVersions: assetVersionCalls,
  tower: towerCalls,
  passwordReset: passwordResetCalls,
  platforms: platformCalls,
  profile: profileCalls,
  profiler: profilerCalls,
  projects: projectCalls,
  publishing: publishingCalls,
  reviews: reviewCalls,
  recentlyDeleted: recentlyDeletedCalls,
  scripts: scriptCalls,
  security: securityCalls,
  signIn: signInCalls,
  simulator: simulatorCalls,
  teams: teamCalls,
  testRuns: testRunCalls,
  tokens: tokenCalls,
  transfer: transferCalls,
  translations: translationCalls,
  validation: validationCalls,
  welcome: welcomeCalls,
  workflows: workflowCalls,
} as const;

/** The lists of messages, named as in the code: `teamMessages.alreadyMember`. */
const lists = {
  accountMessages,
  analyticMessages,
  towerMessages,
  authorValueMessages,
  browserMessages,
  codeMessages,
  commentMessages,
  commonMessages,
  editMessages,
  exceptionMessages,
  expressionMessages,
  findMessages,
  generalMessages,
  historyMessages,
  hubMessages,
  itemMessages,
  mediaMessages,
  notificationMessages,
  oneMessages,
  organisationMessages,
  passwordMessages,
  platformLogMessages,
  platformMessages,
  profileMessages,
  releaseMessages,
  replaceMessages,
  scriptMessages,
  securityMessages,
  signInMessages,
  simulatorMessages,
  teamMessages,
  testRunMessages,
  traceMessages,
  transferMessages,
  translationMessages,
  valueMessages,
  welcomeMessages,
} as const;

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The names of the messages in lists: `teamMessages.alreadyMember`. */
export type NamesOf<Lists extends Groups> = {
  [List in keyof Lists & string]: `${List}.${keyof Lists[List] & string}`;
}[keyof Lists & string];

/** The name of a message: its call or the place in its list. */
export type MessageName = NamesOf<typeof calls> | NamesOf<typeof lists>;

/** The English text of every message of rules and calls, by its name. */
export const messageRegistry = {
  ...nameEntries(calls, ({ fallbackMessage }: Call) => fallbackMessage),
  ...nameMessages(lists),
  // `nameEntries` builds names as `NamesOf` spells them, so the keys are the names of the messages.
} as Readonly<Record<MessageName, string>>;

/** Names the messages of lists, each by its list and its place in it. */
export function nameMessages<Lists extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  named: Lists,
): Readonly<Record<NamesOf<Lists>, string>> {
  // `nameEntries` builds names as `NamesOf` spells them.
  return nameEntries(named, (text: string) => text) as Readonly<Record<NamesOf<Lists>, string>>;
}

// The keys are those of the registry; `Object` returns them as plain texts.
const names = Object.keys(messageRegistry) as MessageName[];
// Of names with the same text the first one wins; a test checks that their translations are the same.
const nameByText = new Map(names.toReversed().map((name) => [messageRegistry[name], name]));

/** The name of a message, by its English text with unfilled placeholders; undefined for an unknown text. */
export function findMessageName(text: string): MessageName | undefined {
  return nameByText.get(text);
}

function nameEntries<Entry, Value>(
  groups: Readonly<Record<string, Readonly<Record<string, Entry>>>>,
  getValue: (entry: Entry) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, entries]) =>
      Object.entries(entries).map(([name, entry]) => [`${group}.${name}`, getValue(entry)]),
    ),
  );
}
