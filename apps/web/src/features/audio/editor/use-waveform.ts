import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AudioRegion } from './cut-audio.ts';
import { createWaveform, type Waveform } from './create-waveform.ts';

/** Draws a sound and its region into an element, and plays it. */
export function useWaveform(
  file: Blob | undefined,
  region: AudioRegion | undefined,
  onSelect: (region: AudioRegion | undefined) => void,
) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const waveform = useRef<Waveform>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    if (!element) return undefined;
    const made = createWaveform(element, {
      onSelect: (given) => select(given),
      onPlaying: setPlaying,
      onTime: setTime,
    });
    waveform.current = made;
    return () => {
      waveform.current = undefined;
      made.destroy();
    };
  }, [element]);
  useEffect(() => {
    // A sound that cannot be drawn has failed to decode, which the editor reports.
    if (file && element) waveform.current?.load(file).catch(() => undefined);
  }, [file, element]);
  useEffect(() => waveform.current?.select(region), [region]);
  return { container: setElement, isPlaying, time, toggle: () => waveform.current?.toggle() };
}
