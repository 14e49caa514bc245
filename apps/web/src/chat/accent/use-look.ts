import type { ChatFont } from '@confab/model';
import { useEffect } from 'react';
import { applyAccent } from './apply-accent.ts';
import { fontFamilies } from './font-families.ts';

/** Applies the type face and the accent colour of an assistant to the page. */
export function useLook(font: ChatFont | undefined, colour: string | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (font) style.fontFamily = fontFamilies[font];
    return () => {
      style.fontFamily = '';
    };
  }, [font]);
  useEffect(() => (colour === undefined ? undefined : applyAccent(colour)), [colour]);
}
