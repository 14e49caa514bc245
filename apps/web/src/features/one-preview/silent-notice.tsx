import { Button } from '@mantine/core';
import { IconMessage2, IconPencil } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { useItem } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { findTurn, type SimulatedTurn, type Simulator } from '../simulator/index.ts';
import classes from './one-preview.module.css';
import { isResponse } from './to-conversation.ts';
import { words } from './words.ts';

interface SilentNoticeProps {
  readonly simulator: Simulator;
  readonly onOpen: (itemId: string, path: string) => void;
}

/** Shown if the last reached page has no response yet, and leads to the input where its author writes it. */
export function SilentNotice({ simulator, onOpen }: SilentNoticeProps) {
  const say = useWords(words);
  const pageId = useStore(simulator, ({ tree, isWaiting, replay }) =>
    isWaiting && !replay ? undefined : findSilentPage(findTurn(tree, tree.head)),
  );
  const page = useItem(pageId ?? '');
  if (!page) return null;
  return (
    <div className={classes.silent}>
      <IconMessage2 size={24} aria-hidden="true" />
      <p className={classes.silentTitle}>{say.silent(page.displayName)}</p>
      <p>{say.silentHint}</p>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPencil size={14} />}
        onClick={() => onOpen(page.id, 'Response')}
      >
        {say.writeResponse}
      </Button>
    </div>
  );
}

/** The page where a turn ended without a response; undefined if there was one. */
function findSilentPage(turn: SimulatedTurn | undefined): string | undefined {
  if (!turn || turn.result.ended || turn.result.outputs.some((output) => !isResponse(output) || hasContent(output)))
    return undefined;
  const entered = turn.result.trace.findLast((step) => step.type === 'nodeEntered');
  return entered?.nodeId;
}

type Response = Extract<SimulatedTurn['result']['outputs'][number], { type: 'response' }>;

function hasContent({ displayText, headingText, imageAssetId, audioAssetId, videoUrl }: Response): boolean {
  return [displayText, headingText, imageAssetId, audioAssetId, videoUrl].some((part) => (part ?? '') !== '');
}
