import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** The palettes; 'midnight' is hidden and not offered. */
export const palettes = ['light', 'dark', 'midnight', 'el'] as const;
export type Palette = (typeof palettes)[number];

/** Whether a palette is dark. */
export function isDark(palette: Palette): boolean {
  return palette === 'dark' || palette === 'midnight';
}

const brand: MantineColorsTuple = [
  '#fdeee7',
  '#fbdccf',
  '#f8b79c',
  '#f79069',
  '#f66e41',
  '#e25a2b',
  '#cc4d20',
  '#b8441a',
  '#9f3a15',
  '#7f2e10',
];

/** The palette decides the colour of text on the accent: dark in dark palettes, white in light ones. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const isAccent = input.variant === 'filled' && (input.color === undefined || input.color === 'brand');
  return isAccent ? { ...colours, color: 'var(--cf-on-accent)' } : colours;
};

/** The events that close menus. Mouse events would not reach an open menu, since the canvas stops those of a press. */
const outsidePress = ['pointerdown'] as const;

/** The theme of the component library; colours come from the palette's variables in tokens.css. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  colors: { brand },
  variantColorResolver,
  defaultRadius: 'md',
  radius: { xs: 'var(--cf-radius-1)', sm: 'var(--cf-radius-1)', md: 'var(--cf-radius-2)', lg: 'var(--cf-radius-3)' },
  spacing: {
    '3xs': 'var(--cf-space-2)',
    '2xs': 'var(--cf-space-3)',
    xs: 'var(--cf-space-4)',
    sm: 'var(--cf-space-5)',
    md: 'var(--cf-space-6)',
    lg: 'var(--cf-space-7)',
    xl: 'var(--cf-space-8)',
  },
  cursorType: 'pointer',
  fontFamily: 'var(--cf-font)',
  fontFamilyMonospace: 'var(--cf-mono)',
  fontSizes: {
    xs: 'var(--cf-type-1)',
    sm: 'var(--cf-type-2)',
    md: 'var(--cf-type-3)',
    lg: 'var(--cf-type-4)',
    xl: 'var(--cf-type-5)',
  },
  headings: { fontFamily: 'var(--cf-font)', fontWeight: '650' },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // Sentence case on badges too.
    Badge: { styles: { root: { textTransform: 'none' } } },
    // The ARIA pattern focuses the first entry; the library's placeholder is not an allowed child of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, clickOutsideEvents: [...outsidePress, 'keydown'] } },
    Popover: { defaultProps: { clickOutsideEvents: [...outsidePress] } },
    Modal: { defaultProps: { centered: true, closeButtonProps: { 'aria-label': 'Close' } } },
    // A `header` element in a dialog would be announced as the banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Tooltip: { defaultProps: { openDelay: 1_500, closeDelay: 600, withArrow: true } },
  },
});
