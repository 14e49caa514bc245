import type { TokenPart } from '@confab/inputs';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { useSystemVariables } from '../../../words/variable-names.ts';
import { useTokens } from '../kinds/tokens/use-tokens.ts';
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
          <TokenChip
            key={at}
            name={part.name}
            description={tokens.find(({ name }) => name === part.name)?.description}
          />
        ),
      )}
    </span>
  );
}

interface TokenChipProps {
  readonly name: string;
  /** Undefined for an unknown token. */
  readonly description: string | undefined;
}

/** A token in a text, with its description as a tooltip. */
export function TokenChip({ name, description }: TokenChipProps) {
  const say = useWords(words);
  const getSystemName = useSystemVariables();
  return (
    <Tooltip label={description ?? say.unknownToken} openDelay={300}>
      <span className={classes.token} data-unknown={description === undefined}>
        <VisuallyHidden>{say.token} </VisuallyHidden>
        {getSystemName(name)}
        {description === undefined ? <VisuallyHidden>, {say.unknownToken}</VisuallyHidden> : null}
      </span>
    </Tooltip>
  );
}
