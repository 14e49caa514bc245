import { isComposing } from '@confab/ui/is-composing';
import { CloseButton, TextInput } from '@mantine/core';
import { Panel, useReactFlow } from '@xyflow/react';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { words } from '../words.ts';
import classes from './selection.module.css';

interface FindOnCanvasProps {
  readonly nodes: readonly CanvasNode[];
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * A field that finds cards, groups and notes by their texts; Enter goes to the next one, Shift Enter to the previous
 * one.
 */
export function FindOnCanvas({ nodes, onSelect, onClose }: FindOnCanvasProps) {
  const say = useWords(words);
  const { setCenter } = useReactFlow();
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const wanted = text.trim().toLowerCase();
  const found = wanted === '' ? [] : nodes.filter((node) => getSearchText(node).includes(wanted));

  function goTo(next: number) {
    const card = found.at(next);
    if (!card) return;
    setAt(next);
    const { width = 0, height = 0, position } = card;
    void setCenter(position.x + width / 2, position.y + height / 2, { zoom: 1, duration: 160 });
    onSelect(card.id);
  }

  return (
    <Panel position="top-right">
      <TextInput
        ref={(field) => {
          if (text === '') field?.focus();
        }}
        size="xs"
        className={classes.find ?? ''}
        aria-label={say.findOnCanvas}
        placeholder={say.findOnCanvas}
        value={text}
        rightSectionWidth={72}
        rightSection={
          <>
            <span role="status">
              {wanted !== '' && `${Math.max(at, 0) + (found.length > 0 ? 1 : 0)}/${found.length}`}
            </span>
            <CloseButton size="xs" aria-label={say.closeFind} onClick={onClose} />
          </>
        }
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAt(-1);
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter' && found.length > 0)
            // Before the first step, Shift Enter goes to the last match.
            goTo((event.shiftKey ? Math.max(at, 0) - 1 + found.length : at + 1) % found.length);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
    </Panel>
  );
}

/** All that a card shows: name, type, texts and ports; the words of a group or note. */
function getSearchText(node: CanvasNode): string {
  if (node.type === 'frame') return node.data.annotation.name.toLowerCase();
  if (node.type === 'note') return node.data.annotation.text.toLowerCase();
  const { name, typeTitle, lines, ports } = node.data;
  const texts = lines.map((line) => {
    if (line.type === 'chips') return line.chips.join(' ');
    if (line.type === 'tokens') return line.names.join(' ');
    return line.type === 'media' ? '' : line.text;
  });
  return [name, typeTitle, ...texts, ...ports.map((port) => port.name)].join(' ').toLowerCase();
}
