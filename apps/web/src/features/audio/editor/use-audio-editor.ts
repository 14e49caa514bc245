import { useEffect, useRef, useState } from 'react';
import { logError } from '../../../platform/log.ts';
import { decodeSound, downloadSound, editingRate, mixChannels } from '../measure/load-sound.ts';
import { encodeMp3 } from '../worker/start-audio-worker.ts';
import { cutAudio, fitRegion, type AudioRegion } from './cut-audio.ts';

/** A sound as samples and as the file that is played and saved. */
interface EditedSound {
  readonly buffer: AudioBuffer;
  readonly file: Blob;
}

type EditorFailure = 'notLoaded' | 'clipping';

/** The sound that is edited, its earlier states, and the selected region. */
export function useAudioEditor(address: string | undefined) {
  const [history, setHistory] = useState<readonly EditedSound[]>([]);
  const [region, setRegion] = useState<AudioRegion>();
  const [isCutting, setCutting] = useState(false);
  const [failure, setFailure] = useState<EditorFailure>();
  const current = history.at(-1);
  const requested = useRef<string>(undefined);

  useEffect(() => {
    // A renewed address is the same sound, which is being edited.
    if (address === undefined || requested.current !== undefined) return;
    requested.current = address;
    downloadSound(address)
      .then(async (file) => setHistory([{ file, buffer: await decodeSound(file) }]))
      .catch(() => setFailure('notLoaded'));
  }, [address]);

  const duration = current?.buffer.duration ?? 0;
  const cut = region && fitRegion(region, duration);
  return {
    file: current?.file,
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
