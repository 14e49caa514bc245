import type { JsonValue } from '@confab/model';
import { readBool, readText } from '../../compile/authored-values.ts';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { compileNextMove } from '../compile/next-move.ts';
import { createFormSlots, type PageForm, type FormField } from '../forms/page-form.ts';
import { handleFormInput, startForm, repeatForm } from '../forms/run-form.ts';
import { handlePageInput } from '../listening/handle-page-input.ts';
import { compileMail } from '../compile/page-mail.ts';
import { getFieldToken } from '../compile/page-parameters.ts';
import { createPageBase, compilePageResponse, type OnePageType, type PageContext } from '../compile/page-context.ts';
import type { OnePage } from '../compile/page-tree.ts';
import { mentionsToken, createTokenResponse } from '../compile/token-response.ts';

/** The details that are given, in this order. Only the author has a website. */
const details = ['Phone', 'Email', 'Address', 'Website'] as const;
const names = [...details, 'Organisation'] as const;

/** Gives contact details, and takes a message if configured. */
export const contact: OnePageType = {
  type: 'Contact',
  compile(authored, setting) {
    const page = addAuthorDetails(authored, setting);
    const { compiler } = setting;
    const known = details.filter((name) => readText(page.values[name]).trim() !== '');
    if (known.length === 0)
      compiler.report(page.id, 'Phone', 'NoContact', 'Give a telephone number, an e-mail address or an address.');
    const values = new Map<string, JsonValue>(
      names.map((name) => [`Contact${name}`, readText(page.values[name]).trim()]),
    );
    const own = new Set(values.keys());
    const response = compiler.withNames(own, () => compilePageResponse(page, setting, 'Response'));
    const list = compiler.withNames(own, () =>
      createTokenResponse(page, setting, 'Details', {
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
    const after = compileNextMove(page, setting);
    const form = readBool(page.values.TakesMessage) ? messageForm(page, setting) : undefined;
    return {
      ...createPageBase(page),
      enter(run) {
        run.reprompts = noReprompts;
        say(run);
        return form ? startForm(run, form) : after(run);
      },
      ...(form && { reask: (run: TurnRun) => repeatForm(run, form) }),
      handleInput: (run, input) =>
        form
          ? handleFormInput(run, form, setting, input)
          : handlePageInput(run, page, setting, input, { respondAll: say }),
    };
  },
};

/** Fills in the author's own details where the page has none. */
function addAuthorDetails(page: OnePage, { authorDetails }: PageContext): OnePage {
  const missing = names.filter((name) => readText(page.values[name]).trim() === '' && authorDetails.has(name));
  if (missing.length === 0) return page;
  const added = missing.map((name) => [name, authorDetails.get(name) ?? '']);
  return { ...page, values: { ...page.values, ...Object.fromEntries(added) } };
}

/** A form with one question, for the message. */
function messageForm(page: OnePage, setting: PageContext): PageForm {
  const prompt = compilePageResponse(page, setting, 'MessagePrompt');
  if (!prompt) setting.compiler.report(page.id, 'MessagePrompt', 'EmptyResponse', 'Write the question.');
  if (readText(page.values.Email).trim() === '')
    setting.compiler.report(page.id, 'Email', 'NoRecipient', 'Give the e-mail address that messages go to.');
  const field: FormField = {
    id: 'Message',
    name: page.name,
    kind: { slotType: 'text', isText: true, lists: [] },
    isRequired: false,
    prompt,
    reprompt: undefined,
    chips: [],
    token: getFieldToken(page.id, 'Message'),
    variable: '',
  };
  return {
    page,
    intro: undefined,
    fields: [field],
    slots: createFormSlots([field], setting.language),
    confirm: undefined,
    mail: compileMail(page, setting, { recipient: 'Email', subject: 'Subject', text: 'MailText' }),
    done: compilePageResponse(page, setting, 'DoneResponse'),
    failed: compilePageResponse(page, setting, 'FailedResponse'),
    cancelled: compilePageResponse(page, setting, 'CancelledResponse'),
    after: compileNextMove(page, setting),
  };
}
