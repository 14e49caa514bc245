import type { ReactNode } from 'react';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' } as const;
const soft = { fill: 'currentColor', opacity: 0.22 };

/** The pictures of guides by the name that a card gives (P3.21), drawn in the colour of the card. */
const pictures: Readonly<Record<string, ReactNode>> = {
  conversation: (
    <>
      <rect x="18" y="16" width="66" height="34" rx="12" {...soft} />
      <path d="M30 29h40M30 38h24" {...line} />
      <rect x="58" y="54" width="68" height="34" rx="12" {...line} />
      <path d="M72 71h38" {...line} />
    </>
  ),
  canvas: (
    <>
      <rect x="14" y="38" width="34" height="24" rx="6" {...soft} />
      <rect x="66" y="14" width="34" height="24" rx="6" {...line} />
      <rect x="66" y="62" width="34" height="24" rx="6" {...line} />
      <circle cx="124" cy="50" r="9" {...soft} />
      <path d="M48 50c10 0 8-24 18-24M48 50c10 0 8 24 18 24M100 26c12 0 8 24 15 24M100 74c12 0 8-24 15-24" {...line} />
    </>
  ),
  understanding: (
    <>
      <circle cx="50" cy="48" r="26" {...soft} />
      <circle cx="50" cy="48" r="26" {...line} />
      <path d="M70 68l18 18" {...line} />
      <path d="M38 42h24M38 54h14M94 24h34M94 38h22M100 52h28" {...line} />
    </>
  ),
  voice: (
    <>
      <rect x="58" y="12" width="24" height="44" rx="12" {...soft} />
      <path d="M46 44a24 24 0 0 0 48 0M70 68v16M56 86h28" {...line} />
      <path d="M24 36v22M112 36v22M12 42v10M124 42v10" {...line} />
    </>
  ),
  team: (
    <>
      <circle cx="70" cy="34" r="15" {...soft} />
      <path d="M42 84a28 28 0 0 1 56 0" {...line} />
      <circle cx="30" cy="44" r="10" {...line} />
      <circle cx="110" cy="44" r="10" {...line} />
      <path d="M10 80a20 20 0 0 1 24-18M130 80a20 20 0 0 0-24-18" {...line} />
    </>
  ),
  publish: (
    <>
      <path d="M70 12c20 14 22 38 14 56H56c-8-18-6-42 14-56z" {...soft} />
      <path d="M70 12c20 14 22 38 14 56H56c-8-18-6-42 14-56z" {...line} />
      <circle cx="70" cy="38" r="7" {...line} />
      <path d="M54 54L40 70l14 2M86 54l14 16-14 2M64 78l-4 12M76 78l4 12" {...line} />
    </>
  ),
  media: (
    <>
      <rect x="16" y="20" width="76" height="56" rx="8" {...line} />
      <circle cx="38" cy="40" r="8" {...soft} />
      <path d="M18 70l24-20 16 12 14-12 18 18" {...line} />
      <path d="M108 30v40a10 10 0 1 1-6-9M108 30l18-6v40a10 10 0 1 1-6-9" {...line} />
    </>
  ),
  test: (
    <>
      <rect x="22" y="14" width="72" height="74" rx="8" {...soft} />
      <path d="M34 32l5 5 9-10M34 52l5 5 9-10M34 72l5 5 9-10M58 34h26M58 54h26M58 74h16" {...line} />
      <circle cx="112" cy="66" r="16" {...line} />
      <path d="M105 66l5 6 9-11" {...line} />
    </>
  ),
  data: (
    <>
      <path d="M20 84V50M46 84V30M72 84V58M98 84V20M124 84V42" {...line} strokeWidth={12} opacity={0.22} />
      <path d="M20 44l26-20 26 26 26-34 26 20" {...line} />
    </>
  ),
  code: (
    <>
      <rect x="16" y="16" width="108" height="70" rx="8" {...soft} />
      <path d="M16 32h108M44 48L32 60l12 12M62 76l12-32M92 48l12 12-12 12" {...line} />
    </>
  ),
  community: (
    <>
      <circle cx="70" cy="50" r="36" {...soft} />
      <path d="M34 50h72M70 14c-22 20-22 52 0 72M70 14c22 20 22 52 0 72" {...line} />
      <circle cx="70" cy="50" r="36" {...line} />
    </>
  ),
  start: (
    <>
      <circle cx="70" cy="50" r="36" {...soft} />
      <path d="M60 34l24 16-24 16z" {...line} strokeLinejoin="round" />
      <path d="M18 86c16-6 20-14 22-24M122 14c-16 6-20 14-22 24" {...line} />
    </>
  ),
};

/** The picture of a guide; an unknown name shows the picture `start`. */
export function GuidePicture({ name }: { readonly name: string }) {
  const pictureName = Object.hasOwn(pictures, name) ? name : 'start';
  return (
    <svg viewBox="0 0 140 100" aria-hidden="true" data-picture={pictureName}>
      {pictures[pictureName]}
    </svg>
  );
}
