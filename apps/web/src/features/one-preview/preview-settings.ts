import { z } from 'zod';
import { create } from 'zustand';
import { readSetting, writeSetting } from '../../platform/settings.ts';

/** What this browser stores about the live preview. */
interface PreviewSettings {
  readonly isShown: boolean;
  /** Whether the conversation starts again at each page that is selected. */
  readonly followsSelection: boolean;
  /** Whether the steps of the last turn are shown. */
  readonly showsTrace: boolean;
}

const storageKey = 'one.preview';
/** In narrower windows the inputs have little room beside the preview, so it is hidden until the author opens it. */
const wideWindow = 1_280;

const flagSchema = z.boolean().exactOptional();
const storedSchema = z.object({ isShown: flagSchema, followsSelection: flagSchema, showsTrace: flagSchema }).catch({});

/** The settings of the live preview, stored in this browser. */
export const usePreviewSettings = create<PreviewSettings>(() => {
  const initial = { isShown: window.innerWidth >= wideWindow, followsSelection: true, showsTrace: false };
  return { ...initial, ...storedSchema.parse(readSetting(storageKey)) };
});

/** Changes settings of the live preview and stores them. */
export function setPreview(change: Partial<PreviewSettings>): void {
  usePreviewSettings.setState(change);
  writeSetting(storageKey, usePreviewSettings.getState());
}
