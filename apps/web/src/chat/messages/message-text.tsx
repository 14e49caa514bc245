import { splitMarkdown } from '@confab/model';
import { Fragment, type ReactNode } from 'react';
import { splitLinks } from './split-links.ts';
import { splitTextBlocks } from './split-text-blocks.ts';

interface MessageTextProps {
  readonly text: string;
  /** Whether the text is an author's, with Markdown. */
  readonly isFormatted?: boolean;
  /** Renders the words of a text, instead of finding the links in them. */
  readonly renderText?: (text: string) => ReactNode;
}

/** The text of a message as paragraphs, lists, links and formatted words; HTML is shown as plain text. */
export function MessageText({ text, isFormatted = false, renderText = renderLinks }: MessageTextProps) {
  const renderWords = (words: string) => (isFormatted ? renderFormatted(words, renderText) : renderText(words));
  return splitTextBlocks(text).map((block, index) => {
    if (block.kind === 'words')
      return (
        <p key={index} dir="auto">
          {renderWords(block.text)}
        </p>
      );
    const items = block.items.map((item, at) => (
      <li key={at} dir="auto">
        {renderWords(item)}
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

function renderFormatted(text: string, renderText: (text: string) => ReactNode) {
  return splitMarkdown(text).map(({ text: words, isBold, isItalic, href }, index) => {
    const shown =
      href === undefined ? (
        renderText(words)
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow">
          {words}
        </a>
      );
    const slanted = isItalic ? <em>{shown}</em> : shown;
    return isBold ? <strong key={index}>{slanted}</strong> : <Fragment key={index}>{slanted}</Fragment>;
  });
}

function renderLinks(text: string) {
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
