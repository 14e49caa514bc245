import { teamMessages } from '@confab/access';
import {
  accountCalls,
  accountMessages,
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
  historyCalls,
  historyMessages,
  hubMessages,
  itemMessages,
  liveCalls,
  mediaCalls,
  mediaMessages,
  nodeCalls,
  oneCalls,
  oneMessages,
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
  validationCalls,
  welcomeCalls,
  workflowCalls,
  type Call,
} from '@confab/contracts';
import { traceMessages } from '@confab/dialog-engine';
import { passwordMessages, securityMessages, signInMessages, welcomeMessages } from '@confab/identity';
import { editMessages, findMessages, valueMessages } from '@confab/inputs';
import { commonMessages } from '@confab/model';
import {
  accountSchemaMessages,
  connectionMessages,
  connectorMessages,
  editingMessages,
  importMessages,
  publishMessages,
  rowMessages,
  toastMessages,
} from './web-messages.ts';

/** The calls, whose fallback messages are named by call: `teams.invite`. */
const calls = {
  accounts: accountCalls,
  analytics: analyticCalls,
  authorValues: authorValueCalls,
  catalogue: catalogueCalls,
  channels: channelCalls,
  comments: commentCalls,
  editing: editingCalls,
  feedback: feedbackCalls,
  find: findCalls,
  guides: guideCalls,
  history: historyCalls,
  live: liveCalls,
  media: mediaCalls,
  nodes: nodeCalls,
  one: oneCalls,
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
  validation: validationCalls,
  welcome: welcomeCalls,
  workflows: workflowCalls,
} as const;

/** The lists of messages, named as in the code: `teamMessages.alreadyMember`. */
const lists = {
  accountMessages,
  analyticMessages,
  accountSchemaMessages,
  authorValueMessages,
  commentMessages,
  commonMessages,
  connectionMessages,
  connectorMessages,
  editingMessages,
  editMessages,
  findMessages,
  generalMessages,
  historyMessages,
  hubMessages,
  importMessages,
  itemMessages,
  mediaMessages,
  oneMessages,
  passwordMessages,
  platformLogMessages,
  platformMessages,
  profileMessages,
  publishMessages,
  releaseMessages,
  replaceMessages,
  rowMessages,
  scriptMessages,
  securityMessages,
  signInMessages,
  simulatorMessages,
  teamMessages,
  testRunMessages,
  toastMessages,
  traceMessages,
  transferMessages,
  valueMessages,
  welcomeMessages,
} as const;

type Names<Groups> = { [Group in keyof Groups & string]: `${Group}.${keyof Groups[Group] & string}` }[keyof Groups &
  string];

/** The name of a message: its call or the place in its list. */
export type MessageName = Names<typeof calls> | Names<typeof lists>;

/** The English text of every message, by its name. Loaded only for languages that need translations. */
export const messageRegistry = {
  ...nameTexts<Call>(calls, ({ fallbackMessage }) => fallbackMessage),
  ...nameTexts<string>(lists, (text) => text),
} as Readonly<Record<MessageName, string>>;

function nameTexts<Entry>(
  groups: Readonly<Record<string, Readonly<Record<string, Entry>>>>,
  getText: (entry: Entry) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, entries]) =>
      Object.entries(entries).map(([name, entry]) => [`${group}.${name}`, getText(entry)]),
    ),
  );
}
