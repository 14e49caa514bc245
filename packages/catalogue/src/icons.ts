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

/** Icons that extensions may use; the client draws them in Manage Extensions. */
export const extensionIcons = ['calendar-event', 'checklist', 'language', 'layout-grid', 'link'] as const;
