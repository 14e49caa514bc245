import type { SoundMeasures } from './measure-sound.ts';

/** A flaw that a recording can have. */
export type RecordingFault = 'silent' | 'clipped' | 'quiet' | 'loud' | 'lateStart';

/** Loudness of speech that neither whispers nor shouts beside other voices, in LUFS. */
const quietBelow = -28;
const loudAbove = -12;
const leadingSilenceMax = 0.6;

/** Lists what is wrong with a recording, the worst first. */
export function listRecordingFaults(measures: SoundMeasures): readonly RecordingFault[] {
  const { loudness, clippedCount, leadingSilence, seconds } = measures;
  if (leadingSilence >= seconds) return ['silent'];
  const faults: RecordingFault[] = [];
  if (clippedCount > 0) faults.push('clipped');
  if (loudness !== undefined && loudness < quietBelow) faults.push('quiet');
  if (loudness !== undefined && loudness > loudAbove) faults.push('loud');
  if (leadingSilence > leadingSilenceMax) faults.push('lateStart');
  return faults;
}
