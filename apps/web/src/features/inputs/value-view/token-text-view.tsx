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
  /** Undefined for an unknown token. */
  readonly token: ShownToken | undefined;
}

interface ShownToken {
  readonly label: string | undefined;
  /** Undefined for an unknown token, and while the description is loaded. */
  readonly description: string | undefined;
  readonly isUnknown?: boolean;
}

/** A token in a text, with its description as a tooltip. */
export function TokenChip({ name, token }: TokenChipProps) {
  const say = useWords(words);
  const getSystemName = useSystemVariables();
  const isUnknown = token?.isUnknown ?? token === undefined;
  const description = isUnknown ? say.unknownToken : token?.description;
  return (
    <Tooltip label={description} disabled={description === undefined} openDelay={300}>
      <span className={classes.token} data-unknown={isUnknown}>
        <VisuallyHidden>{say.token} </VisuallyHidden>
        {token?.label ?? getSystemName(name)}
        {isUnknown ? <VisuallyHidden>, {say.unknownToken}</VisuallyHidden> : null}
      </span>
    </Tooltip>
  );
}
