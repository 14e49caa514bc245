import '@fontsource-variable/inter/index.css';
import { MantineProvider } from '@mantine/core';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { keepFocusWhileDisabled } from './keep-focus-while-disabled.ts';
import { isDark, theme, type Palette } from './theme.ts';

interface UiProviderProps {
  readonly palette: Palette;
  /** The nonce that the page's policy requires of the library's style elements. */
  readonly styleNonce: string;
  readonly children: ReactNode;
}

/** Applies a palette to everything below. */
export function UiProvider({ palette, styleNonce, children }: UiProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.palette = palette;
  }, [palette]);
  useEffect(() => keepFocusWhileDisabled(document), []);
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
