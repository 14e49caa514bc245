/** Icons that the catalogue's data may name, by their Tabler name; the client maps each to its drawing. */
export const catalogueIcons = [
  'arrow-ramp-right',
  'arrows-split-2',
  'calendar-event',
  'circle-x',
  'clipboard-check',
  'code',
  'coffee',
  'corner-down-left',
  'ear',
  'flask',
  'forms',
  'headset',
  'home',
  'list-check',
  'mail',
  'message-circle',
  'message-question',
  'package',
  'player-play',
  'robot',
  'shopping-bag',
  'sitemap',
  'stars',
  'stethoscope',
  'test-pipe',
  'tools-kitchen-2',
  'user-circle',
  'variable',
  'world',
] as const;
export type CatalogueIcon = (typeof catalogueIcons)[number];

/** Icons that extensions may use; the client draws them in Manage Extensions. */
export const extensionIcons = ['calendar-event', 'checklist', 'language', 'layout-grid', 'link'] as const;
