import { getOwnTokens } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { compileUrl } from '../../text/text-template.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { compileNextMove, onlySpeaks } from '../compile/next-move.ts';
import { handlePageInput } from '../listening/handle-page-input.ts';
import { createPageBase, compilePageResponse, type OnePageType } from '../compile/page-type.ts';
import { mentionsToken, createTokenResponse } from '../compile/token-response.ts';

const addressPattern = /^(?:https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+|tel:\+?[\d-]+)$/i;
const longestAddress = 2_000;

/** Whether a text is a web, mail or phone address. */
export function isAddress(text: string): boolean {
  return text.length <= longestAddress && addressPattern.test(text);
}

/** Gives a web address after its response. A Wallet may be limited to people with a linked account. */
function createLinkType(type: string): OnePageType {
  return {
    type,
    compile(page, compiler) {
      const { id } = page;
      const written = readText(page.values.Url).trim();
      const url = compileUrl(written, (token) => compiler.resolveToken(page.id, 'Url', token));
      if (written === '') compiler.report(page.id, 'Url', 'MissingLink', 'Enter an address.');
      else if (url.parts.every((part) => typeof part === 'string') && !isAddress(written))
        compiler.report(page.id, 'Url', 'InvalidLink', `"${written}" is not a valid web address.`, written);
      const text = readText(page.values.LinkText).trim() || page.displayName;
      const tokens = getOwnTokens(type);
      const own = new Set(tokens);
      const response = compiler.withNames(own, () => compilePageResponse(page, compiler, 'Response'));
      const unlinked = compilePageResponse(page, compiler, 'NotLinkedResponse');
      const link = compiler.withNames(own, () =>
        createTokenResponse(page, compiler, 'Link', {
          spoken: '{tv.LinkText}',
          display: '{tv.LinkText}: {tv.LinkUrl}',
        }),
      );
      const isListed = !mentionsToken(response, ['LinkUrl']);
      const after = compileNextMove(page, compiler);
      const say = (run: TurnRun) => {
        if (type === 'Wallet' && !run.context.isAccountLinked && run.respond(unlinked)) return;
        const address = run.fillTemplate(url);
        const isShown = isAddress(address);
        run.parameters = new Map<string, JsonValue>([
          ['LinkText', text],
          ['LinkUrl', isShown ? address : ''],
        ]);
        run.respond(response);
        if (isListed && isShown) run.respond(link);
      };
      return {
        ...createPageBase(page),
        ...(onlySpeaks(page, compiler) && { answerAside: say }),
        enter(run) {
          run.reprompts = noReprompts;
          say(run);
          return after(run);
        },
        handleInput: (run, input) => handlePageInput(run, id, input, { respondAll: say }),
      };
    },
  };
}

/** Links to a web page. */
export const link = createLinkType('Link');
/** Links to a card or pass for the person's wallet. */
export const wallet = createLinkType('Wallet');
