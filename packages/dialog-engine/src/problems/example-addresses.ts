import { readPart, readText } from '../compile/authored-values.ts';
import { createReporter } from '../compile/report.ts';
import type { Problem, SourceNode } from '../types.ts';

/** Names that are reserved for examples and tests, so no mail server ever has one of them (RFC 2606, RFC 6761). */
const reservedNames = new Set(['example', 'test', 'invalid', 'localhost', 'example.com', 'example.net', 'example.org']);

/** Whether mail to an address arrives nowhere because its domain is reserved for examples. */
export function isExampleAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 0) return false;
  const labels = address
    .slice(at + 1)
    .toLowerCase()
    .split('.');
  return [1, 2].some((count) => reservedNames.has(labels.slice(-count).join('.')));
}

/** Finds nodes and pages that contain an example address, such as those of templates. */
export function findExampleAddresses(nodes: readonly SourceNode[]): Problem[] {
  const problems: Problem[] = [];
  for (const node of nodes) {
    const [path, address] = readAddress(node);
    if (!isExampleAddress(address)) continue;
    const message = `Mail to "${address}" arrives nowhere: the address is an example.`;
    createReporter(problems, node.id)(path, 'ExampleAddress', message, address);
  }
  return problems;
}

/** The input of a node or page that holds a mail address, and that address; empty texts if there is none. */
function readAddress({ type, values }: SourceNode): readonly [path: string, address: string] {
  if (type === 'Form') return ['Recipient', readText(values.Recipient).trim()];
  if (type === 'Contact') return ['Email', readText(values.Email).trim()];
  const isMail = type === 'EmailSms' && readText(readPart(values.Settings, 'Channel')) !== 'Sms';
  return isMail ? ['Settings/Recipient', readText(readPart(values.Settings, 'Recipient')).trim()] : ['', ''];
}
