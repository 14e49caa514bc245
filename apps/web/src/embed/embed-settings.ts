/** How an assistant is embedded in a page, from the script's `data-` attributes. */
export interface EmbedSettings {
  /** The origin of the script and of the chat page. */
  readonly origin: string;
  readonly project: string;
  readonly stage: string;
  readonly title: string;
  readonly colour: string;
  readonly language: string;
  /** Which lower corner. */
  readonly side: 'left' | 'right';
  /** Whether the panel is open initially; 'wide': only on wide screens. */
  readonly isOpenAtFirst: 'yes' | 'no' | 'wide';
  /** The selector of the element that the chat fills; empty for a button in the corner. */
  readonly target: string;
}

/** Reads the settings of a script element; undefined without a project. */
export function readEmbedSettings(
  { src, dataset }: { readonly src: string; readonly dataset: Readonly<Record<string, string | undefined>> },
  direction: string,
): EmbedSettings | undefined {
  const project = dataset.project?.trim() ?? '';
  if (project === '') return undefined;
  const { position = '', open = '' } = dataset;
  const isMirrored = direction === 'rtl';
  const isLeft = position === 'left' || position === (isMirrored ? 'end' : 'start') || (isMirrored && position === '');
  return {
    origin: new URL(src).origin,
    project,
    stage: (dataset.stage?.trim() || 'live').toLowerCase(),
    title: dataset.title?.trim() ?? '',
    colour: dataset.color?.trim() ?? dataset.colour?.trim() ?? '',
    language: dataset.language?.trim() ?? '',
    side: isLeft ? 'left' : 'right',
    isOpenAtFirst: open === 'wide' ? 'wide' : open === '' || open === 'false' ? 'no' : 'yes',
    target: dataset.target?.trim() ?? '',
  };
}

/** The address of the chat page for a host of that origin. */
export function createFrameUrl(settings: EmbedSettings, hostOrigin: string, as: 'popup' | 'inline'): string {
  const { origin, project, stage, title, colour, language } = settings;
  const given = Object.entries({ host: hostOrigin, as, title, colour, language }).filter(([, value]) => value !== '');
  const path = `/channels/chat/${encodeURIComponent(project)}/${encodeURIComponent(stage)}`;
  return `${origin}${path}?${new URLSearchParams(given)}`;
}
