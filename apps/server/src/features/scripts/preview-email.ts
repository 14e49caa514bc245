import {
  invalid,
  notFound,
  previewResultMax,
  scriptMessages,
  tokenValuesMax,
  type BodyOf,
  type scriptCalls,
} from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { escapeHtml } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { readAssetText } from '../conversations/index.ts';
import { getActiveTeam } from '../teams/index.ts';

type PreviewRequest = BodyOf<typeof scriptCalls.previewEmail>;

/**
 * Renders the HTML of a mail, given or from an asset of the active team, with values in place of its tokens, for Viewers of the active team. Sends nothing.
 *
 * Values are text, never markup, so they are escaped. A token without a value stays unchanged.
 */
export async function previewEmail(services: Services, caller: Caller, request: PreviewRequest): Promise<string> {
  const { teamId } = await getActiveTeam(services, caller);
  const html = await findHtml(services, teamId, request);
  if (html === undefined) throw invalid(scriptMessages.htmlMissing);
  if (Object.values(request.tokens).join('').length > tokenValuesMax) throw invalid(scriptMessages.valuesTooLong);
  const filled = fillTokens(html, request.tokens);
  if (filled === undefined) throw invalid(scriptMessages.previewTooLong);
  return filled;
}

/** @throws notFound for an asset that the team does not have, or that a mail cannot be made of */
async function findHtml(services: Services, teamId: TeamId, { html, htmlAssetId }: PreviewRequest) {
  if (htmlAssetId === undefined) return html;
  const text = await readAssetText(services, { teamId, releaseId: null }, htmlAssetId);
  if (text === undefined) throw notFound();
  return text;
}

const tokenPattern = /\{tv\.([A-Za-z0-9_.-]{1,200})\}/g;

/** Returns undefined when the HTML gets too long: a few long values in many places multiply. */
function fillTokens(html: string, tokens: Readonly<Record<string, string>>): string | undefined {
  const values = new Map(Object.entries(tokens).map(([name, value]) => [name, escapeHtml(value)]));
  const parts: string[] = [];
  let [from, length] = [0, html.length];
  for (const { index, 0: token, 1: name = '' } of html.matchAll(tokenPattern)) {
    const value = values.get(name);
    if (value === undefined) continue;
    length += value.length - token.length;
    if (length > previewResultMax) return undefined;
    parts.push(html.slice(from, index), value);
    from = index + token.length;
  }
  return parts.join('') + html.slice(from);
}
