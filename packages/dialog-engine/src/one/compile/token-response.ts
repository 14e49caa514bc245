import { createEntry } from '@confab/inputs';
import type { ProgramResponse } from '../../program.ts';
import type { TextTemplate } from '../../text/text-template.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { SourceNode } from '../../types.ts';
import { compilePageResponse } from './page-type.ts';

/** Creates a response that only quotes tokens of the page. */
export function createTokenResponse(
  page: SourceNode,
  compiler: Compiler,
  name: string,
  texts: { readonly spoken: string; readonly display: string },
): ProgramResponse | undefined {
  return compilePageResponse(page, compiler, name, {
    SelectionMethod: 'Escalating',
    Entries: [
      createEntry({
        id: name,
        values: { ScreenLayout: 'TextOnly', SpokenText: texts.spoken, DisplayText: texts.display, Enabled: true },
      }),
    ],
  });
}

/** Whether an entry of a response contains one of the tokens. */
export function mentionsToken(response: ProgramResponse | undefined, tokens: readonly string[]): boolean {
  if (!response) return false;
  const all = [response, ...(response.variants ?? []).map((variant) => variant.response)];
  const says = ({ parts }: TextTemplate) =>
    parts.some((part) => typeof part === 'object' && tokens.includes(part.token));
  return all.some(({ entries }) => entries.some(({ spoken, display }) => says(spoken) || says(display)));
}
