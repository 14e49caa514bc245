import type { TeamId } from '@confab/model';
import { Button, Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../audio.module.css';
import { words } from '../words.ts';
import { compareWords } from './compare-words.ts';
import { useTranscribe, useTranscript } from './use-transcript.ts';

interface TranscriptAreaProps {
  readonly teamId: TeamId;
  readonly assetId: string;
  readonly isEnabled: boolean;
  /** The expected text. */
  readonly expectedText: string;
  /** Transcribes at once, for an audio that was just recorded or cut. */
  readonly isNew: boolean;
}

/** The transcript of an audio, and how it differs from the text (A2.103, A2.104). */
export function TranscriptArea({ teamId, assetId, isEnabled, expectedText, isNew }: TranscriptAreaProps) {
  const say = useWords(words);
  const message = useMessage();
  const { asset, isTranscribing, transcriptionError } = useTranscript(teamId, assetId);
  const transcribe = useTranscribe();
  const requested = useRef(false);
  const transcribeNew = useEffectEvent(() => transcribe({ teamId, assetId, expectedText }));
  useEffect(() => {
    if (!isNew || requested.current) return;
    requested.current = true;
    transcribeNew();
  }, [isNew]);

  const transcript = asset.metadata?.transcript ?? '';
  const error = asset.error ?? transcriptionError;
  const isWaiting = isTranscribing || asset.isLoading;
  return (
    <section className={classes.transcript} aria-label={say.transcript} aria-busy={isWaiting}>
      <div className={classes.transcriptHead}>
        <span role="status" className={classes.transcriptTitle}>
          {isWaiting ? (
            <>
              <Loader size={12} aria-hidden="true" /> {say.transcribing}
            </>
          ) : transcript === '' ? (
            say.noTranscript
          ) : (
            say.transcript
          )}
        </span>
        {isEnabled ? (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={14} aria-hidden="true" />}
            disabled={isWaiting}
            onClick={() => transcribe({ teamId, assetId, expectedText })}
          >
            {say.transcribe}
          </Button>
        ) : null}
      </div>
      {error === null || isWaiting ? null : (
        <p className={classes.error} role="alert">
          {message(error)}
        </p>
      )}
      {transcript === '' || isWaiting ? null : (
        <>
          {asset.metadata?.isTranscriptStale === true ? <p className={classes.quiet}>{say.transcriptStale}</p> : null}
          <TranscriptText transcript={transcript} expectedText={expectedText} />
        </>
      )}
    </section>
  );
}

interface TranscriptTextProps {
  readonly transcript: string;
  readonly expectedText: string;
}

/** A transcript; with a text to compare, the words that were not said and the additional ones are marked. */
function TranscriptText({ transcript, expectedText }: TranscriptTextProps) {
  const say = useWords(words);
  if (expectedText === '') return <p className={classes.words}>{transcript}</p>;
  const runs = compareWords(expectedText, transcript);
  return (
    <>
      <p className={classes.words}>
        {runs.map(({ kind, text }, index) => (
          // Runs have no other identity than their place.
          <span key={index}>
            {index > 0 ? ' ' : ''}
            {kind === 'same' ? (
              text
            ) : kind === 'missing' ? (
              <del title={say.notSaid(text)}>{text}</del>
            ) : (
              <ins title={say.saidBesides(text)}>{text}</ins>
            )}
          </span>
        ))}
      </p>
      {runs.every(({ kind }) => kind === 'same') ? <p className={classes.quiet}>{say.transcriptSame}</p> : null}
    </>
  );
}
