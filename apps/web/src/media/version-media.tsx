import { useCallback } from 'react';

interface VersionMediaProps {
  readonly kind: 'image' | 'audio';
  readonly content: Blob;
  readonly label: string;
  readonly className: string | undefined;
}

/** A picture or a sound whose content was loaded. */
export function VersionMedia({ kind, content, label, className }: VersionMediaProps) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLAudioElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(content);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- an older recording has no captions; the newest has a transcript
  if (kind === 'audio') return <audio ref={show} className={className} controls aria-label={label} />;
  return <img ref={show} className={className} alt={label} />;
}
