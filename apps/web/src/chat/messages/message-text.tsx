import { splitLinks } from './split-links.ts';
import { splitTextBlocks } from './split-text-blocks.ts';

/** The text of a message as paragraphs, lists and links; HTML is shown as plain text. */
export function MessageText({ text }: { readonly text: string }) {
  return splitTextBlocks(text).map((block, index) => {
    if (block.kind === 'words')
      return (
        <p key={index} dir="auto">
          <Linked text={block.text} />
        </p>
      );
    const items = block.items.map((item, at) => (
      <li key={at} dir="auto">
        <Linked text={item} />
      </li>
    ));
    return block.isNumbered ? (
      <ol key={index} start={block.start}>
        {items}
      </ol>
    ) : (
      <ul key={index}>{items}</ul>
    );
  });
}

function Linked({ text }: { readonly text: string }) {
  return splitLinks(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  );
}
