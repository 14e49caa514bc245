import type { Flavour } from '@confab/model';
import { parseHandoverHash, type HandoverHash } from '../../../session/handover/handover-hash.ts';
import { tabStorage } from '../../../platform/tab-storage.ts';
import { useInstallation } from '../../../session/installation.ts';

/** The path of the account site that answers other sites. */
export const openSitePath = '/openSite';
const key = 'confab.signInState';

/** Whether this page was opened with an answer of the account site, right or wrong. */
let isAnswered = false;

/**
 * Reads the account site's answer in the fragment of an address, or a code that another site sent along with its link.
 * It is undefined when its state is not the one of this tab's request, so that nobody can sign other people in to their
 * own account by a link.
 */
export function readAnswer(hash: string): HandoverHash | undefined {
  const answer = parseHandoverHash(hash);
  if (answer?.state === undefined) return answer;
  isAnswered = true;
  const expected = tabStorage?.getItem(key);
  tabStorage?.removeItem(key);
  return answer.state === expected ? answer : undefined;
}

/**
 * The address that asks the account site to sign this tab in; undefined when it cannot be asked.
 *
 * A page that was opened with an answer asks again only for a person who was signed in on it, and then the account site
 * waits for a click. So no sites can redirect to each other without end.
 *
 * @param wasSignedIn whether a person was signed in since this page was opened
 */
export function createSignInRequest(flavour: Flavour, wasSignedIn: boolean): URL | undefined {
  const account = findAccountSite(flavour);
  if (!account || (isAnswered && !wasSignedIn)) return undefined;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const state = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  tabStorage?.setItem(key, state);
  const query = { site: flavour, state, ...(wasSignedIn && { confirm: 'true' }) };
  const request = new URL(openSitePath, account);
  request.search = new URLSearchParams(query).toString();
  return request;
}

/** The account site; undefined if its answer would not come back to the origin of this page. */
function findAccountSite(flavour: Flavour): URL | undefined {
  const sites = useInstallation.getState().misc?.sites ?? {};
  const [own, account] = [sites[flavour], sites.my];
  if (flavour === 'my' || own === undefined || account === undefined) return undefined;
  const isReachable = new URL(own).origin === location.origin && new URL(account).origin !== location.origin;
  return isReachable ? new URL(account) : undefined;
}
