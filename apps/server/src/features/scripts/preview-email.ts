import { invalid, notFound, scriptMessages, tokenValuesMax, type BodyOf, type scriptCalls } from '@confab/contracts';
import { requireRole } from '../../access/require-role.ts';
import type { Caller, Services } from '../../services.ts';

type PreviewRequest = BodyOf<typeof scriptCalls.previewEmail>;

/**
 * Renders the HTML of a mail with values in place of its tokens, for Viewers of the active team. Sends nothing.
 *
 * Values are text, never markup, so they are escaped. A token without a value stays unchanged.
 */
export async function previewEmail({ db }: Services, caller: Caller, request: PreviewRequest): Promise<string> {
  if (!caller.activeTeamId) throw notFound();
  await requireRole(db, caller, caller.activeTeamId, 'Viewer');
  // Assets do not exist yet, so no id is found.
  if (request.htmlAssetId !== undefined) throw notFound();
  if (request.html === undefined) throw invalid(scriptMessages.htmlMissing);
  if (Object.values(request.tokens).join('').length > tokenValuesMax) throw invalid(scriptMessages.valuesTooLong);
  return fillTokens(request.html, new Map(Object.entries(request.tokens)));
}

const tokenPattern = /\{tv\.([A-Za-z0-9_.-]{1,200})\}/g;

function fillTokens(html: string, values: ReadonlyMap<string, string>): string {
  return html.replaceAll(tokenPattern, (token, name: string) => {
    const value = values.get(name);
    return value === undefined ? token : value.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
