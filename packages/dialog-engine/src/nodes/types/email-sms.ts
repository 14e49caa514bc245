import { readRows } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { readAssetId, readPart, readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import { createExceptionMessage, exceptionMessages } from '../../text/exception-messages.ts';
import { stripHtml } from '../../text/strip-html.ts';
import { compileText, type TextTemplate } from '../../text/text-template.ts';
import type { TokenReader, TurnRun } from '../../run/turn-run.ts';
import type { MailResult, MailCall, SourceNode } from '../../types.ts';
import { compileNextMove, createNodeBase, type NodeType } from '../node-type.ts';
import { raiseFault, type NodeFault } from '../parameters.ts';

/** Accepts e-mail addresses that a message can be sent to. */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,190}\.[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u;
const phonePattern = /^\+?[\d ()/-]{5,24}$/;
export const maxSubjectLength = 200;
const maxSmsLength = 1_600;

/**
 * Sends an e-mail or text message (EmailSmsSettings), with the node's own tokens in addition to the project's.
 *
 * Raises Recipient for an invalid recipient, and NotSent if the host does not accept the message.
 */
export const emailSms: NodeType = {
  type: 'EmailSms',
  compile(node, compiler) {
    const onward = compileNextMove(node, compiler);
    const findExceptionHandling = compileExceptions(node, compiler);
    const tokens = readRows(node.values.Tokens).map(({ id, values }) => ({
      name: readText(values.TokenName).trim(),
      value: compiler.compileExpression(node.id, `Tokens/${id}/TokenValue`, readText(values.TokenValue)),
    }));
    const createMessage = compiler.withNames(new Set(tokens.map(({ name }) => name)), () =>
      compileMessage(node, compiler),
    );
    return {
      ...createNodeBase(node),
      findExceptionHandling,
      nextMove: onward,
      enter(run) {
        run.parameters = new Map(tokens.map(({ name, value }) => [name, value ? value(run) : null]));
        const fault = sendMessage(run, createMessage(run));
        return fault ? raiseFault(fault, onward) : onward;
      },
    };
  },
};

function compileMessage(node: SourceNode, compiler: Compiler): (run: TurnRun) => MailCall {
  const setting = (name: string): JsonValue | undefined => readPart(node.values.Settings, name);
  const resolveIn = (name: string) => (token: string) => compiler.resolveToken(node.id, `Settings/${name}`, token);
  const line = (name: string) => compileText(readText(setting(name)), 'line', resolveIn(name));
  const [recipient, subject] = [line('Recipient'), line('Subject')];
  const text = compileText(readText(setting('Text')), 'text', resolveIn('Text'));
  const kind = readText(setting('Channel')) === 'Sms' ? 'sms' : 'mail';
  const [only = ''] = recipient.parts;
  if (
    recipient.parts.length === 1 &&
    typeof only === 'string' &&
    !(kind === 'sms' ? phonePattern : emailPattern).test(only)
  )
    compiler.report(node.id, 'Settings/Recipient', 'InvalidAddress', `Nothing can be sent to "${only}".`, only);
  const own = readText(setting('Html')).trim();
  const html = own === '' ? undefined : compileText(own, 'xml', resolveIn('Html'));
  const assetId = readAssetId(setting('HtmlAssetId'));
  const readHtml =
    assetId === null
      ? (run: TurnRun) => (html ? run.fillTemplate(html) : null)
      : createAssetReader(assetId, html, compiler.createTokenResolver());
  const isEmpty = (name: string) => readText(setting(name)).trim() === '';
  if (isEmpty('Text') && (kind === 'sms' || (isEmpty('Subject') && own === '' && assetId === null)))
    compiler.report(
      node.id,
      'Settings/Text',
      'EmptyMessage',
      'There is nothing in this message, so it would be sent empty. Write its text.',
    );
  return (run) => {
    const html = kind === 'mail' ? readHtml(run) : null;
    const words = run.fillTemplate(text);
    return {
      kind,
      recipient: run.fillTemplate(recipient).trim(),
      subject: kind === 'sms' ? '' : run.fillTemplate(subject).trim().slice(0, maxSubjectLength),
      text:
        kind === 'sms' ? words.slice(0, maxSmsLength) : words.trim() === '' && html !== null ? stripHtml(html) : words,
      html,
    };
  };
}

/** Reads the HTML of an asset, or that of the node. An asset is compiled when its text is first read. */
function createAssetReader(
  assetId: string,
  own: TextTemplate | undefined,
  readers: (token: string) => TokenReader | undefined,
): (run: TurnRun) => string | null {
  let known: { readonly text: string; readonly template: TextTemplate } | undefined;
  return (run) => {
    const text = run.effects.asset?.(assetId);
    if (text === undefined) return own ? run.fillTemplate(own) : null;
    if (known?.text !== text) known = { text, template: compileText(text, 'xml', readers) };
    return run.fillTemplate(known.template);
  };
}

/** Sends a message through the effect. @returns the fault, if any. */
export function sendMessage(run: TurnRun, call: MailCall): NodeFault | undefined {
  const isReachable = (call.kind === 'mail' ? emailPattern : phonePattern).test(call.recipient);
  if (!isReachable)
    return { name: 'Recipient', message: createExceptionMessage('invalidRecipient', { recipient: call.recipient }) };
  const answer: MailResult = run.effects.mail?.(call) ?? unavailable;
  run.traceEffect(call.kind, call.recipient, answer.type === 'failed' ? 'not sent' : answer.type);
  return answer.type === 'failed' ? { name: 'NotSent', message: answer.message } : undefined;
}

const unavailable: MailResult = { type: 'failed', message: exceptionMessages.noMails };
