import type { JsonObject } from '@confab/model';
import { readText } from '../../../compile/authored-values.ts';
import { escapeText } from '../../../text/escape-text.ts';
import type { OnePage } from '../../compile/page-tree.ts';
import { isAddress } from '../../pages/link.ts';
import {
  convertResponse,
  convertText,
  createFinder,
  getEntry,
  getNext,
  staysAtPage,
  type ProContext,
} from '../pro-context.ts';
import { createResponse, quotesToken } from '../pro-responses.ts';
import { planListenFallback } from '../plan-fallback.ts';
import { addEntrySteps, addListen, getRepeat, isWaitedAt, listenConnectors, say, type Step } from './steps.ts';

/** Adds the nodes of a page that answers with these steps, then makes its next move. */
export function addAnswerPage(context: ProContext, page: OnePage, steps: readonly Step[]): void {
  addEntrySteps(context, page, steps, getNext(context, page));
  if (isWaitedAt(context, page)) addListen(context, page, getRepeat(context, page, steps));
}

/** Welcome, Page, Help and the fallback pages. */
export function convertPlainPage(context: ProContext, page: OnePage): void {
  const response = convertResponse(context, page, page.values.Response);
  if (context.isCompact && response && staysAtPage(context, page)) addOneNode(context, page, response);
  else addAnswerPage(context, page, say(page.name, response));
}

/** One node that answers and listens; a person who returns to it gets its answer again. */
function addOneNode(context: ProContext, page: OnePage, response: JsonObject): void {
  const entry = getEntry(context, page);
  const fallback = planListenFallback(context, page, entry);
  context.plan.report('JoinedPages');
  const connectors = listenConnectors(context, page, entry, entry, fallback.connectors);
  context.plan.addNode('Ask', entry, { Response: response, SaveAnswerTo: '', ...fallback.values }, connectors, page);
}

/** Ends the conversation. */
export function convertGoodbye(context: ProContext, page: OnePage): void {
  const response = convertResponse(context, page, page.values.Response);
  context.plan.addNode('EndSession', getEntry(context, page), response ? { Response: response } : {}, undefined, page);
  if (page.children.length > 0) addListen(context, page, getEntry(context, page));
}

/** Link and Wallet: the response, then the address unless the response quotes it. */
export function convertLink(context: ProContext, page: OnePage): void {
  const { values, type } = page;
  const url = convertText(context, readText(values.Url).trim());
  const text = readText(values.LinkText).trim() || page.name;
  const find = createFinder(context, { LinkUrl: url, LinkText: text });
  const response = convertResponse(context, page, values.Response, find);
  if (url.includes('{tv.')) context.plan.report('DynamicLink', page);
  if (type === 'Wallet' && convertResponse(context, page, values.NotLinkedResponse))
    context.plan.report('WalletForEveryone', page);
  const isListed = isAddress(url) && !quotesToken(values.Response, ['LinkUrl']);
  const link = isListed ? createResponse(escapeText('speech', text), `${text}: ${url}`) : undefined;
  addAnswerPage(context, page, [...say(page.name, response), ...say(`${page.name}: ${text}`, link)]);
}
