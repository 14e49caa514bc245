import { useRef, useState, type ComponentPropsWithoutRef, type RefObject } from 'react';

/** The element and state of a sound that is played by our own buttons. */
export interface AudioPlayer {
  readonly ref: RefObject<HTMLAudioElement | null>;
  /** Properties of the `audio` element. */
  readonly handlers: Pick<
    ComponentPropsWithoutRef<'audio'>,
    | 'onPlay'
    | 'onPause'
    | 'onEnded'
    | 'onTimeUpdate'
    | 'onLoadedMetadata'
    | 'onDurationChange'
    | 'onCanPlay'
    | 'onError'
  >;
  readonly isPlaying: boolean;
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  /** In seconds. */
  readonly time: number;
  /** In seconds; 0 until it is known. */
  readonly duration: number;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  /** Loads the sound again after a failure. */
  readonly reload: () => void;
}

const start = { isPlaying: false, isReady: false, hasFailed: false, time: 0, duration: 0 };

/** Plays the sound of an address. @param src changes when another sound is shown */
export function useAudioPlayer(src: string | undefined): AudioPlayer {
  const ref = useRef<HTMLAudioElement>(null);
  const [view, setView] = useState({ ...start, src });
  const state = view.src === src ? view : { ...start, src };
  const set = (change: Partial<typeof start>) =>
    setView((old) => ({ ...(old.src === src ? old : { ...start, src }), ...change }));
  const readTimes = ({ currentTarget }: { readonly currentTarget: HTMLAudioElement }) =>
    set({
      time: currentTarget.currentTime,
      duration: Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0,
    });
  return {
    ...state,
    ref,
    handlers: {
      onPlay: () => set({ isPlaying: true }),
      onPause: () => set({ isPlaying: false }),
      onEnded: () => set({ isPlaying: false }),
      onTimeUpdate: readTimes,
      onLoadedMetadata: readTimes,
      onDurationChange: readTimes,
      onCanPlay: () => set({ isReady: true, hasFailed: false }),
      onError: () => set({ hasFailed: true, isPlaying: false }),
    },
    toggle() {
      const audio = ref.current;
      if (!audio) return;
      // A sound that cannot be played reports it by the error event.
      if (audio.paused) audio.play().catch(() => undefined);
      else audio.pause();
    },
    seek(seconds) {
      if (ref.current) ref.current.currentTime = seconds;
      set({ time: seconds });
    },
    reload() {
      set(start);
      ref.current?.load();
    },
  };
}
