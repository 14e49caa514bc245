import { readRows } from '@confab/inputs';
import { parseBoundedJson } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { TextTemplate } from '../../text/text-template.ts';
import type { SourceNode } from '../../types.ts';
import { hasCredential, hasCredentialInJson, headerName } from './request-fields.ts';

/** Reports what would keep a request from being sent as it is written, and keys that everybody in the team can read. */
export function reportRequestProblems(node: SourceNode, url: TextTemplate, compiler: Compiler): void {
  const { values } = node;
  const address = readText(values.Url).trim();
  if (!canBeAddress(url))
    compiler.report(
      node.id,
      'Url',
      'InvalidUrl',
      `"${address}" is not the address of a service. Enter one that begins with https:// or http://.`,
      address,
    );
  if (hasCredential(address))
    compiler.report(
      node.id,
      'Url',
      'CredentialInUrl',
      'The address contains a key or password that everybody in the team can read. Make it a query parameter or a header.',
    );
  reportHeaders(node, compiler);
  if (readText(values.BodyType) === 'json') reportJson(node, compiler);
}

/** Whether a URL can name a service. The values of its tokens are not known, so only the text before them counts. */
function canBeAddress({ parts }: TextTemplate): boolean {
  const [start] = parts;
  if (typeof start !== 'string') return true;
  const isWhole = parts.length === 1;
  if (!isWhole && 'https://'.startsWith(start.toLowerCase())) return true;
  return /^https?:\/\/[^\s/?#]+(?:[/?#]|$)/i.test(isWhole ? start : `${start}token`);
}

function reportHeaders(node: SourceNode, compiler: Compiler): void {
  for (const { id, values: row } of readRows(node.values.Headers)) {
    const name = readText(row.Name).trim();
    if (name !== '' && !headerName.test(name))
      compiler.report(
        node.id,
        `Headers/${id}/Name`,
        'InvalidHeader',
        `A header cannot be called "${name}", so it is not sent. Use letters, digits and hyphens.`,
        name,
      );
  }
}

function reportJson({ id, values }: SourceNode, compiler: Compiler): void {
  const body = readText(values.Body);
  if (hasCredentialInJson(body))
    compiler.report(
      id,
      'Body',
      'CredentialInBody',
      'The body contains a key or password that everybody in the team can read. Make it a header, a query parameter or a field of a form.',
    );
  if (body.trim() !== '' && !canBeJson(body))
    compiler.report(
      id,
      'Body',
      'InvalidJson',
      'The body is not valid JSON. Check its quotation marks, commas and brackets.',
    );
}

/** An unclosed text extends to the end of the body, so that no quotation mark is read twice. */
const textOrToken = /"(?:[^"\\]|\\.)*"?|\{tv\.[A-Za-z0-9_.-]+\}/gs;

/**
 * Whether a text is JSON once its tokens outside quotation marks are filled: with any value, or with texts where only
 * these may be.
 */
export function canBeJson(text: string): boolean {
  return ['null', '""'].some((value) => {
    const filled = text.replaceAll(textOrToken, (part) => (part.startsWith('{') ? value : part));
    return parseBoundedJson(filled).fault?.kind !== 'syntax';
  });
}
