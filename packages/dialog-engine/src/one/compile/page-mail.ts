import { getOwnTokens } from '@confab/inputs';
import { readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import { emailPattern, maxSubjectLength } from '../../nodes/types/email-sms.ts';
import { compileText } from '../../text/text-template.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { MailCall, SourceNode } from '../../types.ts';

/** The names of the inputs of a mail. */
interface MailInputs {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Compiles the mail of a page; undefined without a recipient. Its texts may quote the `Summary` of the answers. */
export function compileMail(
  { values, id }: SourceNode,
  compiler: Compiler,
  inputs: MailInputs,
): ((run: TurnRun) => MailCall) | undefined {
  const to = readText(values[inputs.recipient]).trim();
  if (to === '') return undefined;
  const resolveIn = (input: string) => (token: string) => compiler.resolveToken(id, input, token);
  return compiler.withNames(new Set(getOwnTokens('Form')), () => {
    const recipient = compileText(to, 'line', resolveIn(inputs.recipient));
    const subject = compileText(readText(values[inputs.subject]), 'line', resolveIn(inputs.subject));
    const text = compileText(readText(values[inputs.text]).trim() || '{tv.Summary}', 'text', resolveIn(inputs.text));
    if (recipient.parts.every((part) => typeof part === 'string') && !emailPattern.test(to))
      compiler.report(id, inputs.recipient, 'InvalidAddress', `Nothing can be sent to "${to}".`, to);
    return (run) => ({
      kind: 'mail',
      recipient: run.fillTemplate(recipient).trim(),
      subject: run.fillTemplate(subject).trim().slice(0, maxSubjectLength),
      text: run.fillTemplate(text),
      html: null,
    });
  });
}
