import { compileAfter } from '../compile/next-move.ts';
import { readFields, slotsOf, type Form } from '../forms/page-form.ts';
import { hearForm, openForm, reopenForm } from '../forms/run-form.ts';
import { compileMail } from '../compile/page-mail.ts';
import { headOfPage, responseOf, type OnePageType } from '../compile/page-context.ts';

const summary = new Set(['Summary']);

/** Asks several questions, has the answers confirmed, keeps them, and sends them to somebody. */
export const form: OnePageType = {
  type: 'Form',
  compile(page, setting) {
    const { compiler, language } = setting;
    const fields = readFields(page, setting);
    if (fields.length === 0) compiler.report(page.id, 'Fields', 'NoFields', 'There is no question in this form yet.');
    const quoting = (input: string) => compiler.withNames(summary, () => responseOf(page, setting, input));
    const own: Form = {
      page,
      intro: responseOf(page, setting, 'Response'),
      fields,
      slots: slotsOf(fields, language),
      confirm: quoting('ConfirmResponse'),
      mail: compileMail(page, setting, { recipient: 'Recipient', subject: 'Subject', text: 'MailText' }),
      done: quoting('DoneResponse'),
      failed: quoting('FailedResponse'),
      cancelled: responseOf(page, setting, 'CancelledResponse'),
      after: compileAfter(page, setting),
    };
    if (!own.done) compiler.report(page.id, 'DoneResponse', 'EmptyResponse', 'There is nothing to say here yet.');
    return {
      ...headOfPage(page),
      enter: (run) => openForm(run, own),
      reask: (run) => reopenForm(run, own),
      handleInput: (run, input) => hearForm(run, own, setting, input),
    };
  },
};
