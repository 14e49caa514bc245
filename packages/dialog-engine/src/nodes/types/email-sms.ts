import type { JsonValue } from '@confab/model';
import { partOf, rowsOf, textOf } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import { compileText, type TextTemplate } from '../../text/text-template.ts';
import type { TokenReader, TurnRun } from '../../run/turn-run.ts';
import type { MailAnswer, MailCall, SourceNode } from '../../types.ts';
import { along, headOf, type NodeType } from '../node-type.ts';
import { raising, type Fault } from '../parameters.ts';

/** What an e-mail address has to look like for something to be sent to it. */
export const address =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,190}\.[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u;
const telephone = /^\+?[\d ()/-]{5,24}$/;
export const longestSubject = 200;
const longestSms = 1_600;

/**
 * Sends one person a mail or a text message (EmailSmsSettings), with the node's own tokens besides the project's.
 *
 * Raises Recipient where nobody can be reached that way, and NotSent where the message is not taken.
 */
export const emailSms: NodeType = {
  type: 'EmailSms',
  compile(node, compiler) {
    const next = compiler.connectors(node).find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, 'Next');
    const onward = along(next);
    const handlingOf = compileExceptions(node, compiler);
    const tokens = rowsOf(node.values.Tokens).map(({ id, values }) => ({
      name: textOf(values.TokenName).trim(),
      value: compiler.expression(node.id, `Tokens/${id}/TokenValue`, textOf(values.TokenValue)),
    }));
    const messageOf = compiler.withNames(new Set(tokens.map(({ name }) => name)), () => compileMessage(node, compiler));
    return {
      ...headOf(node),
      handlingOf,
      enter(run) {
        run.parameters = new Map(tokens.map(({ name, value }) => [name, value ? value(run) : null]));
        const fault = send(run, messageOf(run));
        return fault ? raising(fault, onward) : onward;
      },
    };
  },
};

function compileMessage(node: SourceNode, compiler: Compiler): (run: TurnRun) => MailCall {
  const setting = (name: string): JsonValue | undefined => partOf(node.values.Settings, name);
  const resolving = (name: string) => (token: string) => compiler.token(node.id, `Settings/${name}`, token);
  const line = (name: string) => compileText(textOf(setting(name)), 'line', resolving(name));
  const [recipient, subject] = [line('Recipient'), line('Subject')];
  const text = compileText(textOf(setting('Text')), 'text', resolving('Text'));
  const kind = textOf(setting('Channel')) === 'Sms' ? 'sms' : 'mail';
  const [only = ''] = recipient.parts;
  if (recipient.parts.length === 1 && typeof only === 'string' && !(kind === 'sms' ? telephone : address).test(only))
    compiler.report(node.id, 'Settings/Recipient', 'InvalidAddress', `Nothing can be sent to "${only}".`, only);
  const own = textOf(setting('Html')).trim();
  const html = own === '' ? undefined : compileText(own, 'xml', resolving('Html'));
  const htmlOf = htmlFrom(textOf(setting('HtmlAssetId')), html, compiler.readers('Settings/Html'));
  return (run) => {
    const html = kind === 'mail' ? htmlOf(run) : null;
    const words = run.fill(text);
    return {
      kind,
      recipient: run.fill(recipient).trim(),
      subject: kind === 'sms' ? '' : run.fill(subject).trim().slice(0, longestSubject),
      text: kind === 'sms' ? words.slice(0, longestSms) : words.trim() === '' && html !== null ? wordsIn(html) : words,
      html,
    };
  };
}

/** The HTML of an asset, or what is written in the node. An asset is compiled when its text is first seen. */
function htmlFrom(
  assetId: string,
  own: TextTemplate | undefined,
  readers: (token: string) => TokenReader | undefined,
): (run: TurnRun) => string | null {
  let known: { readonly text: string; readonly template: TextTemplate } | undefined;
  return (run) => {
    const text = assetId === '' ? undefined : run.effects.asset?.(assetId);
    if (text === undefined) return own ? run.fill(own) : null;
    if (known?.text !== text) known = { text, template: compileText(text, 'xml', readers) };
    return run.fill(known.template);
  };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** What is left to read of HTML for who sees no HTML. */
function wordsIn(html: string): string {
  return html
    .replace(/<(?:style|script)\b[^>]*>[^]*?<\/(?:style|script)>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/h\d|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

/** Hands a message over to be sent. @returns what went wrong. */
export function send(run: TurnRun, call: MailCall): Fault | undefined {
  const isReachable = (call.kind === 'mail' ? address : telephone).test(call.recipient);
  if (!isReachable) return { name: 'Recipient', message: `Nothing can be sent to "${call.recipient}".` };
  const answer: MailAnswer = run.effects.mail?.(call) ?? unavailable;
  run.noteEffect(call.kind, call.recipient, answer.type === 'failed' ? 'not sent' : answer.type);
  return answer.type === 'failed' ? { name: 'NotSent', message: answer.message } : undefined;
}

const unavailable: MailAnswer = { type: 'failed', message: 'No message can be sent from here.' };
