import { getOwnTokens } from '@confab/inputs';
import { compileNextMove } from '../compile/next-move.ts';
import { readFormFields, createFormSlotFiller, type PageForm } from '../forms/page-form.ts';
import { handleFormInput, startForm, repeatForm } from '../forms/run-form.ts';
import { compileMail } from '../compile/page-mail.ts';
import { getLanguageWords } from '../../languages/language-words.ts';
import { createTokenResponse } from '../compile/token-response.ts';
import { createPageBase, compilePageResponse, type OnePageType } from '../compile/page-type.ts';

const summary = new Set(getOwnTokens('Form'));

/** Asks several questions, confirms and stores the answers, and sends them by mail. */
export const form: OnePageType = {
  type: 'Form',
  compile(page, compiler) {
    const fields = readFormFields(page, compiler);
    if (fields.length === 0) compiler.report(page.id, 'Fields', 'NoFields', 'Add a question to this form.');
    const { askChange } = getLanguageWords(compiler.language);
    const quoting = (input: string) => compiler.withNames(summary, () => compilePageResponse(page, compiler, input));
    const own: PageForm = {
      pageId: page.id,
      intro: compilePageResponse(page, compiler, 'Response'),
      fields,
      slotFiller: createFormSlotFiller(fields, compiler.language),
      confirm: quoting('ConfirmResponse'),
      askChange: createTokenResponse(page, compiler, 'AskChange', { spoken: askChange, display: askChange }),
      mail: compileMail(page, compiler, { recipient: 'Recipient', subject: 'Subject', text: 'MailText' }),
      done: quoting('DoneResponse'),
      failed: quoting('FailedResponse'),
      cancelled: compilePageResponse(page, compiler, 'CancelledResponse'),
      after: compileNextMove(page, compiler),
    };
    if (!own.done) compiler.report(page.id, 'DoneResponse', 'EmptyResponse', 'Write a response.');
    return {
      ...createPageBase(page),
      enter: (run) => startForm(run, own),
      reask: (run) => repeatForm(run, own),
      handleInput: (run, input) => handleFormInput(run, own, input),
    };
  },
};
