import type { TokenPart } from '@confab/inputs';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { useSystemVariables } from '../../../words/variable-names.ts';
import { findToken, useTokens } from '../kinds/tokens/use-tokens.ts';
import classes from './value-view.module.css';
import { words } from './words.ts';

/** A text with its tokens as chips. */
export function TokenText({ parts }: { readonly parts: readonly TokenPart[] }) {
  const tokens = useTokens();
  return (
    <span className={classes.text}>
      {parts.map((part, at) =>
        part.type === 'text' ? (
          part.text
        ) : (
          // Parts have no id, so the index is their key.
          <TokenChip key={at} name={part.name} token={findToken(tokens, part.name)} />
        ),
      )}
    </span>
  );
}

interface TokenChipProps {
  readonly name: string;
  /** Without a description for an unknown token. */
  readonly token: { readonly label: string | undefined; readonly description: string | undefined } | undefined;
}

/** A token in a text, with its description as a tooltip. */
export function TokenChip({ name, token }: TokenChipProps) {
  const say = useWords(words);
  const getSystemName = useSystemVariables();
  const description = token?.description;
  return (
    <Tooltip label={description ?? say.unknownToken} openDelay={300}>
      <span className={classes.token} data-unknown={description === undefined}>
        <VisuallyHidden>{say.token} </VisuallyHidden>
        {token?.label ?? getSystemName(name)}
        {description === undefined ? <VisuallyHidden>, {say.unknownToken}</VisuallyHidden> : null}
      </span>
    </Tooltip>
  );
}
