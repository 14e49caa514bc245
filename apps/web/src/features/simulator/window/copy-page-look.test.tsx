import { Box, MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copyPageLook } from './copy-page-look.ts';

test('another window gets the distances of the theme, and no styles of single components', () => {
  render(
    <MantineProvider theme={{ spacing: { '2xs': '3px' } }} withCssVariables>
      <Box p={{ base: 'sm', md: 'md' }} />
    </MantineProvider>,
  );
  const other = document.implementation.createHTMLDocument();
  copyPageLook(document, other)();
  const styles = Array.from(other.querySelectorAll('style'), (style) => style.textContent).join('');
  expect(styles).toContain('--mantine-spacing-2xs: 3px');
  expect(document.querySelector('style[data-mantine-styles="inline"]')).toBeTruthy();
  expect(other.querySelector('style[data-mantine-styles="inline"]')).toBeNull();
});
