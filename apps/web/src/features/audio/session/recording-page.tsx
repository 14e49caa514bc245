import { createRecordingEdits, parseRecordingPath } from '@confab/dialog-engine';
import { asProjectId, getLanguageName } from '@confab/model';
import { EmptyState } from '@confab/ui';
import { Button, Progress, SegmentedControl } from '@mantine/core';
import { IconCheck, IconFileImport, IconMicrophone } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { LanguageSwitch, useWritingLanguage } from '../../translations/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import audioClasses from '../audio.module.css';
import { useKeptRecordings } from '../kept/kept-recordings.ts';
import { waitUntilStored } from '../kept/wait-until-stored.ts';
import type { KeptRecording } from '../kept/recording-store.ts';
import { useRecording } from '../panel/use-recording.ts';
import { useWhenOnline } from '../panel/use-when-online.ts';
import { isRecorderBusy } from '../recorder/recorder-state.ts';
import { useTranscribe } from '../transcript/use-transcript.ts';
import { handleLineKey } from './handle-line-key.ts';
import { LineCard } from './line-card.tsx';
import { LineList } from './line-list.tsx';
import { countLines, countUntranslated, findNextLine, type RecordingLine } from './recording-line.ts';
import classes from './session.module.css';
import { sessionWords } from './session-words.ts';
import { useProjectRecordings } from './use-project-recordings.ts';
import { useRecordingLines } from './use-recording-lines.ts';

export interface RecordingPageProps {
  readonly schemas: ItemSchemas;
  /** The key of the current line. */
  readonly lineKey: string | undefined;
  readonly onLine: (key: string) => void;
  /** Goes to an input of an item. */
  readonly onOpenPlace: (itemId: string, path: string) => void;
}

/** The page on which a speaker records the lines of the project, one after another. */
export function RecordingPage({ schemas, lineKey, onLine, onOpenPlace }: RecordingPageProps) {
  const say = useWords(sessionWords);
  const session = useEditingSession();
  const { projectId, teamId, isReadOnly } = session;
  const { lines: all, isComplete } = useRecordingLines(schemas);
  const { languages, further: chosen } = useWritingLanguage();
  const [further, setFurther] = useState(chosen);
  const lines = all.filter((line) => line.further === further);
  const untranslatedCount = further === undefined ? 0 : countUntranslated(all, further);
  const transcribe = useTranscribe();
  const [isAll, setAll] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { recordings, uploadingIds, ofProject, isOwn, targetOf, uploading, kept } = useProjectRecordings(session);

  const counts = countLines(lines);
  const isDone = ({ target, state }: RecordingLine) => state === 'recorded' || uploading.has(target);
  const current =
    lines.find(({ key }) => key === lineKey) ??
    findNextLine(lines, undefined, isDone) ??
    (isAll ? lines[0] : undefined);
  const shown = isAll ? lines : lines.filter((line) => !isDone(line) || line.key === current?.key);

  const recorder = useRecording(
    {
      teamId,
      target: `${projectId}/${current?.target ?? ''}`,
      wordsHash: current?.wordsHash ?? '',
      currentAssetId: current?.audioAssetId ?? '',
    },
    {
      onRecorded: () => card.current?.focus(),
      getAssetId(recording) {
        const line = all.find(({ target }) => target === targetOf(recording));
        return line && (line.audioAssetId ?? '');
      },
      onUploaded(recording) {
        const target = targetOf(recording);
        const [itemId = ''] = target.split('/');
        const path = target.slice(itemId.length + 1);
        const { assetId, wordsHash } = recording;
        const expectedText = all.find((line) => line.target === target)?.words ?? '';
        transcribe({ teamId, assetId, expectedText });
        session.edit(itemId, createRecordingEdits(parseRecordingPath(path), assetId, wordsHash));
        return waitUntilStored(session, { itemId, path, assetId });
      },
    },
    { hasCountdown: false },
  );
  /** Recordings that were uploaded before the project was left, for lines that are loaded. */
  const resumeUploaded = useEffectEvent((loaded: readonly RecordingLine[], keptHere: readonly KeptRecording[]) => {
    const assets = new Map(loaded.map(({ target, audioAssetId = '' }) => [target, audioAssetId]));
    for (const one of keptHere) {
      const assetId = isOwn(one) ? assets.get(targetOf(one)) : undefined;
      if (assetId !== undefined) recorder.resume(one, assetId);
    }
  });
  useEffect(() => resumeUploaded(all, recordings), [all, recordings]);
  useWhenOnline(() => {
    const { failed } = useKeptRecordings.getState();
    for (const one of ofProject) if (failed.has(one.id)) void recorder.upload(one);
  });
  const isBusy = isRecorderBusy(recorder.state);
  // A recording ends before the lines of another language are shown.
  if (!isBusy && further !== chosen) setFurther(chosen);
  const take = recorder.kept.at(-1);
  const currentKey = current?.key;
  useEffect(() => {
    if (currentKey !== undefined) card.current?.focus({ preventScroll: true });
  }, [currentKey]);

  function goTo(line: RecordingLine | undefined) {
    if (line && !isBusy) onLine(line.key);
    card.current?.focus();
  }
  const commands = {
    onRecord() {
      if (isReadOnly) return;
      if (isBusy) recorder.stop();
      else recorder.start();
      card.current?.focus();
    },
    onAccept() {
      if (!take || isBusy || uploadingIds.has(take.id)) return;
      // Earlier takes of the line were recorded over.
      for (const older of recorder.kept.slice(0, -1)) recorder.remove(older.id);
      void recorder.upload({ ...take, priorAssetId: current?.audioAssetId ?? '' });
      goTo(findNextLine(lines, currentKey, isDone));
    },
    onMove: (by: 1 | -1) => goTo(shown[shown.findIndex(({ key }) => key === currentKey) + by]),
  };

  return (
    <section className={classes.page} aria-label={say.title}>
      <div className={classes.head}>
        <h2>{say.title}</h2>
        <p className={audioClasses.quiet}>{say.about}</p>
        <div className={classes.progress}>
          <Progress
            value={lines.length === 0 ? 0 : (counts.recorded / lines.length) * 100}
            aria-label={say.progress(counts.recorded, lines.length)}
          />
          <span role="status">{say.progress(counts.recorded, lines.length)}</span>
        </div>
        <div className={classes.language}>
          <LanguageSwitch isDisabled={isBusy} />
        </div>
        <SegmentedControl
          size="xs"
          aria-label={say.show}
          value={isAll ? 'all' : 'toRecord'}
          onChange={(next) => setAll(next === 'all')}
          data={[
            { value: 'toRecord', label: say.toRecord },
            { value: 'all', label: say.all },
          ]}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileImport size={16} aria-hidden="true" />}
          disabled={isReadOnly || isBusy}
          onClick={() => openModal('recordingsImport', { projectId: asProjectId(projectId) })}
        >
          {say.importRecordings}
        </Button>
      </div>
      {untranslatedCount > 0 ? (
        <p className={classes.untranslated}>
          {say.notTranslated(untranslatedCount, getLanguageName(further ?? ''), getLanguageName(languages[0] ?? ''))}
        </p>
      ) : null}
      {!isComplete && lines.length === 0 ? (
        <p className={classes.loading} role="status">
          {say.loading}
        </p>
      ) : lines.length === 0 ? (
        <EmptyState
          icon={<IconMicrophone size={24} />}
          title={further === undefined ? say.empty : say.emptyLanguage(getLanguageName(further))}
        >
          {further === undefined ? say.emptyText : say.emptyLanguageText}
        </EmptyState>
      ) : current === undefined ? (
        <EmptyState icon={<IconCheck size={24} />} title={say.done}>
          {say.doneText}
        </EmptyState>
      ) : (
        <div className={classes.columns}>
          <LineList
            lines={shown}
            {...{ currentKey, uploading, kept }}
            onSelect={(key) => goTo(lines.find((line) => line.key === key))}
          />
          <LineCard
            line={current}
            take={take}
            recorder={recorder}
            isUploading={take !== undefined && uploadingIds.has(take.id)}
            cardRef={card}
            onKeyDown={(event) => handleLineKey(event, commands)}
            {...commands}
            onOpen={() => onOpenPlace(current.itemId, current.path)}
          />
        </div>
      )}
    </section>
  );
}
