import { Loader } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { ConversationNotices } from './conversation-notices.tsx';
import { listBranch } from './conversation-tree.ts';
import { useSimulated, useSimulator } from '../simulator-context.tsx';
import { isPhoneWide } from '../placement.ts';
import { useSimulatorHost } from '../simulator-host.tsx';
import { SuggestedAnswers } from './suggested-answers.tsx';
import { TurnView } from './turn-view.tsx';
import { words } from '../words.ts';
import shared from '../simulator.module.css';
import classes from './conversation.module.css';

/** The conversation so far. Selecting a turn explains it, hovering it shows its path. */
export function ConversationLog({ language }: { readonly language: string }) {
  const say = useWords(words);
  const simulator = useSimulator();
  const tree = useSimulated((state) => state.tree);
  const chosen = useSimulated((state) => state.chosen);
  const isWaiting = useSimulated((state) => state.isWaiting);
  const queued = useSimulated((state) => state.queued);
  // Notices below the last turn are scrolled into view too.
  const below = useSimulated(({ failed, isOutdated }) => `${failed !== undefined} ${isOutdated}`);
  // The input shows immediately, and stays when the request fails.
  const unanswered = useSimulated(({ asked, failed }) => asked ?? failed?.attempt);
  const branch = listBranch(tree, unanswered?.from?.id);
  const { placement } = useSimulatorHost();
  // Beside the canvas a turn opens its details itself; elsewhere the inspector explains the last turn until one is chosen.
  const looked = isPhoneWide(placement) ? chosen : (chosen ?? tree.head);
  return (
    <div className={classes.log} role="log" aria-live="polite" aria-label={say.said}>
      {branch.map((turn) => (
        <TurnView key={turn.id} turn={turn} isChosen={turn.id === looked} language={language} />
      ))}
      {unanswered?.from && (
        <div className={classes.turn}>
          <div className={classes.said}>{unanswered.said ?? <em>{say.saidNothing}</em>}</div>
        </div>
      )}
      {isWaiting && <Loader size="xs" type="dots" m="xs" aria-label={say.waiting} />}
      {queued.map((text, at) => (
        // The same input can be queued twice, so it is identified by its position.
        <div key={`${at} ${text}`} className={classes.turn}>
          <div className={classes.queued}>
            {text}
            <span className={shared.spoken}>
              {say.queued}{' '}
              <button type="button" className={shared.link} onClick={() => simulator.unqueue(at)}>
                {say.dontSay}
              </button>
            </span>
          </div>
        </div>
      ))}
      <ConversationNotices />
      {!isWaiting && <SuggestedAnswers turn={branch.at(-1)} language={language} />}
      {/* A new key for every line, so that it scrolls into view when mounted. */}
      <div key={`${tree.head} ${isWaiting} ${queued.length} ${below}`} ref={showEnd} />
    </div>
  );
}

function showEnd(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'end' });
}
