/** Icons that the catalogue's data may name, by their Tabler name; the client maps each to its drawing. */
export const catalogueIcons = [
  'arrow-ramp-right',
  'arrows-split-2',
  'circle-x',
  'code',
  'coffee',
  'headset',
  'message-circle',
  'message-question',
  'player-play',
  'robot',
  'sitemap',
  'stethoscope',
  'user-circle',
  'variable',
] as const;
export type CatalogueIcon = (typeof catalogueIcons)[number];
