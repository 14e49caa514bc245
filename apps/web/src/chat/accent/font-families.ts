import type { ChatFont } from '@confab/model';

/** The type faces that authors choose from, by the fonts that devices have. */
export const fontFamilies: Readonly<Record<ChatFont, string>> = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  serif: "ui-serif, Charter, 'Bitstream Charter', 'Noto Serif', Georgia, serif",
  rounded: "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, Nunito, system-ui, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};
