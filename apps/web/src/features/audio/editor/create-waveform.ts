// The modules, not the bundle: the bundle contains its own renderer, which the page's policy forbids.
import Renderer from 'wavesurfer.js/dist/renderer.js';
import WaveSurfer from 'wavesurfer.js/dist/wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/dist/plugins/regions.esm.js';
import type { AudioRegion } from './cut-audio.ts';

/** A drawn sound with at most one selected region. */
export interface Waveform {
  /** Draws another sound; nothing is selected then. */
  load(content: Blob): Promise<void>;
  /** Selects a region; undefined selects nothing. */
  select(region: AudioRegion | undefined): void;
  toggle(): void;
  destroy(): void;
}

interface WaveformHandlers {
  /** The author has selected a region with the pointer. */
  readonly onSelect: (region: AudioRegion | undefined) => void;
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly onTime: (seconds: number) => void;
}

const heightPx = 120;

/** Draws sounds into an element. The region can be dragged and resized; a new one replaces it (A2.98). */
export function createWaveform(container: HTMLElement, { onSelect, onPlaying, onTime }: WaveformHandlers): Waveform {
  const style = getComputedStyle(container);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const regions = RegionsPlugin.create();
  const selection = { drag: true, resize: true, color: `color-mix(in srgb, ${colour('--cf-red')} 30%, transparent)` };
  const surfer = WaveSurfer.create({
    container,
    height: heightPx,
    waveColor: colour('--cf-line-strong'),
    progressColor: colour('--cf-selection'),
    cursorColor: colour('--cf-text'),
    cursorWidth: 2,
    normalize: true,
    plugins: [regions],
  });
  regions.on('region-created', (created) => {
    for (const other of regions.getRegions()) if (other !== created) other.remove();
    onSelect({ start: created.start, end: created.end });
  });
  regions.on('region-updated', ({ start, end }) => onSelect({ start, end }));
  surfer.on('ready', () => regions.enableDragSelection(selection));
  surfer.on('play', () => onPlaying(true));
  surfer.on('pause', () => onPlaying(false));
  surfer.on('finish', () => onPlaying(false));
  surfer.on('timeupdate', onTime);
  return {
    load(content) {
      regions.clearRegions();
      return surfer.loadBlob(content);
    },
    select(region) {
      const [known] = regions.getRegions();
      if (!region) known?.remove();
      else if (known) known.setOptions(region);
      else regions.addRegion({ ...selection, ...region });
    },
    toggle: () => void surfer.playPause(),
    destroy: () => surfer.destroy(),
  };
}

const styles = `
  :host { user-select: none; min-width: 1px; }
  .scroll { overflow-x: auto; overflow-y: hidden; width: 100%; position: relative; }
  .wrapper { position: relative; overflow: visible; z-index: 2; }
  .canvases { min-height: ${heightPx}px; pointer-events: none; }
  .canvases > div, .progress > div { position: relative; }
  canvas { display: block; position: absolute; top: 0; image-rendering: pixelated; }
  .progress { pointer-events: none; position: absolute; z-index: 2; top: 0; left: 0; width: 0; height: 100%; overflow: hidden; }
  .cursor { pointer-events: none; position: absolute; z-index: 5; top: 0; left: 0; height: 100%; border-radius: 2px; }
`;

/** The elements of a waveform as the library makes them, without text that becomes markup, which the policy forbids. */
function createElements(): readonly [HTMLElement, ShadowRoot] {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const [scroll, wrapper, ...inner] = ['scroll', 'wrapper', 'canvases', 'progress', 'cursor'].map(createPart);
  if (!scroll || !wrapper) throw new Error('A waveform has parts.');
  wrapper.append(...inner);
  scroll.append(wrapper);
  shadow.append(scroll);
  return [host, shadow];
}

function createPart(name: string): HTMLElement {
  const part = document.createElement('div');
  part.className = name;
  part.setAttribute('part', name);
  return part;
}

Object.assign(Renderer.prototype, { initHtml: createElements });
