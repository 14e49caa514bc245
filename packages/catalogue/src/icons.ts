/** Icons that the catalogue's data may name, by their Tabler name; the client maps each to its drawing. */
export const catalogueIcons = [
  'arrow-ramp-right',
  'arrows-split-2',
  'circle-x',
  'clipboard-check',
  'code',
  'coffee',
  'corner-down-left',
  'ear',
  'flask',
  'forms',
  'headset',
  'list-check',
  'mail',
  'message-circle',
  'message-question',
  'package',
  'player-play',
  'robot',
  'sitemap',
  'stethoscope',
  'test-pipe',
  'user-circle',
  'variable',
  'world',
] as const;
export type CatalogueIcon = (typeof catalogueIcons)[number];

/** Icons that extensions may name; the client draws them where extensions are managed. */
export const extensionIcons = ['calendar-event', 'checklist', 'language', 'layout-grid', 'link'] as const;
