import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedAsset } from '../../../media/load-asset.ts';
import { logError } from '../../../platform/log.ts';
import { decodeSound, editingRate, mixChannels } from '../measure/load-sound.ts';
import { encodeMp3 } from '../worker/start-audio-worker.ts';
import { cutAudio, fitRegion, type AudioRegion } from './cut-audio.ts';

/** A sound as samples and as the file that is played and saved. */
interface EditedSound {
  readonly buffer: AudioBuffer;
  readonly file: Blob;
}

type EditorFailure = 'notLoaded' | 'clipping';

/**
 * The sound that is edited, its earlier states, and the selected region.
 *
 * @param load loads the newest content; called once
 */
export function useAudioEditor(load: (signal: AbortSignal) => Promise<LoadedAsset>) {
  const [history, setHistory] = useState<readonly EditedSound[]>([]);
  const [region, setRegion] = useState<AudioRegion>();
  const [isCutting, setCutting] = useState(false);
  const [failure, setFailure] = useState<EditorFailure>();
  const [version, setVersion] = useState<number>();
  const current = history.at(-1);

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const { content, version: loadedVersion } = await load(signal);
    return { file: content, buffer: await decodeSound(content), loadedVersion };
  });
  useEffect(() => {
    const closing = new AbortController();
    open(closing.signal)
      .then(({ loadedVersion, ...sound }) => {
        if (closing.signal.aborted) return;
        setVersion(loadedVersion);
        setHistory([sound]);
      })
      .catch((error: unknown) => {
        if (closing.signal.aborted) return;
        logError(`A sound could not be loaded: ${String(error)}`);
        setFailure('notLoaded');
      });
    return () => closing.abort();
  }, []);

  const duration = current?.buffer.duration ?? 0;
  const cut = region && fitRegion(region, duration);
  return {
    file: current?.file,
    /** The version that is edited. */
    version,
    duration,
    region,
    setRegion,
    failure,
    isCutting,
    canCut: cut !== undefined && !isCutting,
    hasChanges: history.length > 1,
    /** Removes the selected region. */
    async cut() {
      if (!current || !cut) return;
      setCutting(true);
      setFailure(undefined);
      try {
        const buffer = await cutAudio(current.buffer, cut);
        const file = await encodeMp3(mixChannels(buffer).samples, editingRate);
        setHistory((known) => [...known, { buffer, file }]);
        setRegion(undefined);
      } catch (error) {
        logError(`Error clipping audio: ${String(error)}`);
        setFailure('clipping');
      } finally {
        setCutting(false);
      }
    },
    /** Takes the last cut back (A2.101). */
    undo() {
      setHistory((known) => (known.length > 1 ? known.slice(0, -1) : known));
      setRegion(undefined);
      setFailure(undefined);
    },
    /** The file to save; undefined, and logged, when there is none (A8.85). */
    getFileToSave(): Blob | undefined {
      if (!current || history.length < 2) logError('No buffer to send');
      return history.length < 2 ? undefined : current?.file;
    },
  };
}
