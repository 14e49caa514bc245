import '@fontsource-variable/inter/index.css';
import { MantineProvider } from '@mantine/core';
import { useLayoutEffect, type ReactNode } from 'react';
import { isDark, theme, type Palette } from './theme.ts';

interface UiProviderProps {
  readonly palette: Palette;
  /** Lets the library's style elements pass the page's policy. */
  readonly styleNonce: string;
  readonly children: ReactNode;
}

/** Everything below is drawn in one palette. */
export function UiProvider({ palette, styleNonce, children }: UiProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.palette = palette;
  }, [palette]);
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={isDark(palette) ? 'dark' : 'light'}
      getStyleNonce={() => styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
