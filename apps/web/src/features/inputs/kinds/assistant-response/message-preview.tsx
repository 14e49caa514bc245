import { splitTokens } from '@confab/inputs';
import { stripMarkdown } from '@confab/model';
import { MessageText } from '../../../../chat/messages/message-text.tsx';
import { useWords } from '../../../../words/define-words.ts';
import { TokenChip } from '../../value-view/token-text-view.tsx';
import { useDescribedTokens } from '../tokens/use-described-tokens.ts';
import { words } from './words.ts';
import classes from './composer.module.css';

const listLine = /^ {0,8}(?:[-–•*]|\d{1,3}[.)])\s\s{0,8}\S/m;

/** A display text as the person gets it, with its tokens as pills; nothing for a text that looks as it is typed. */
export function MessagePreview({ text, label }: { readonly text: string; readonly label: string }) {
  const say = useWords(words);
  const tokens = useDescribedTokens(text);
  if (tokens.length === 0 && stripMarkdown(text) === text && !listLine.test(text)) return null;
  const renderText = (part: string) =>
    splitTokens(part).map((piece, at) =>
      piece.type === 'text' ? (
        piece.text
      ) : (
        // Parts have no id, so the index is their key.
        <TokenChip key={at} name={piece.name} token={tokens.find(({ name }) => name === piece.name)} />
      ),
    );
  return (
    <div className={classes.preview} role="group" aria-label={say.previewOf(label)}>
      <MessageText text={text} isFormatted renderText={renderText} />
    </div>
  );
}
