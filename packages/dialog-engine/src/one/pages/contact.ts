import { getMessageToken, getOwnTokens } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { readBool, readText } from '../../compile/authored-values.ts';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { SourceNode } from '../../types.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { compileNextMove, onlySpeaks } from '../compile/next-move.ts';
import { createFormSlotFiller, type PageForm, type FormField } from '../forms/page-form.ts';
import { handleFormInput, startForm, repeatForm } from '../forms/run-form.ts';
import { handlePageInput } from '../listening/handle-page-input.ts';
import { compileMail } from '../compile/page-mail.ts';
import { createPageBase, compilePageResponse, type OnePageType } from '../compile/page-type.ts';
import { mentionsToken, createTokenResponse } from '../compile/token-response.ts';

/** The details that are given, in this order. Only the author has a website. */
const details = ['Phone', 'Email', 'Address', 'Website'] as const;
const names = [...details, 'Organisation'] as const;

/** Gives contact details, and takes a message if configured. */
export const contact: OnePageType = {
  type: 'Contact',
  compile(authored, compiler) {
    const page = addAuthorDetails(authored, compiler);
    const { id } = page;
    const known = details.filter((name) => readText(page.values[name]).trim() !== '');
    if (known.length === 0)
      compiler.report(page.id, 'Phone', 'NoContact', 'Give a telephone number, an e-mail address or an address.');
    const values = new Map<string, JsonValue>(
      names.map((name) => [`Contact${name}`, readText(page.values[name]).trim()]),
    );
    const own = new Set(getOwnTokens('Contact'));
    const response = compiler.withNames(own, () => compilePageResponse(page, compiler, 'Response'));
    const list = compiler.withNames(own, () =>
      createTokenResponse(page, compiler, 'Details', {
        spoken: known.map((name) => `{tv.Contact${name}}`).join('. '),
        display: known.map((name) => `{tv.Contact${name}}`).join('\n'),
      }),
    );
    const isListed = known.length > 0 && !mentionsToken(response, [...own]);
    const say = (run: TurnRun) => {
      run.parameters = values;
      run.respond(response);
      if (isListed) run.respond(list);
    };
    const after = compileNextMove(page, compiler);
    const form = readBool(page.values.TakesMessage) ? messageForm(page, compiler) : undefined;
    return {
      ...createPageBase(page),
      enter(run) {
        run.reprompts = noReprompts;
        say(run);
        return form ? startForm(run, form) : after(run);
      },
      ...(!form && onlySpeaks(page, compiler) && { answerAside: say }),
      ...(form && { reask: (run: TurnRun) => repeatForm(run, form) }),
      handleInput: (run, input) =>
        form ? handleFormInput(run, form, input) : handlePageInput(run, id, input, { respondAll: say }),
    };
  },
};

/** Fills in the author's own details where the page has none. */
function addAuthorDetails(page: SourceNode, compiler: Compiler): SourceNode {
  const added = names.flatMap((name) => {
    const detail = readText(page.values[name]).trim() === '' ? compiler.findAuthorDetail(name) : undefined;
    return detail === undefined ? [] : [[name, detail]];
  });
  if (added.length === 0) return page;
  return { ...page, values: { ...page.values, ...Object.fromEntries(added) } };
}

/** A form with one question, for the message. */
function messageForm(page: SourceNode, compiler: Compiler): PageForm {
  const prompt = compilePageResponse(page, compiler, 'MessagePrompt');
  if (!prompt) compiler.report(page.id, 'MessagePrompt', 'EmptyResponse', 'Write the question.');
  if (readText(page.values.Email).trim() === '')
    compiler.report(page.id, 'Email', 'NoRecipient', 'Give the e-mail address that messages go to.');
  const field: FormField = {
    id: 'Message',
    name: page.displayName,
    kind: { slotType: 'text', isText: true, lists: [] },
    isRequired: false,
    prompt,
    reprompt: undefined,
    chips: [],
    token: getMessageToken(page.id),
    variable: '',
  };
  return {
    pageId: page.id,
    intro: undefined,
    fields: [field],
    slotFiller: createFormSlotFiller([field], compiler.language),
    confirm: undefined,
    askChange: undefined,
    mail: compileMail(page, compiler, { recipient: 'Email', subject: 'Subject', text: 'MailText' }),
    done: compilePageResponse(page, compiler, 'DoneResponse'),
    failed: compilePageResponse(page, compiler, 'FailedResponse'),
    cancelled: compilePageResponse(page, compiler, 'CancelledResponse'),
    after: compileNextMove(page, compiler),
    isOffer: true,
  };
}
