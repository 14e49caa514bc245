import { embedStyles } from './embed-styles.ts';

/** Creates an element whose content the styles of the host page do not reach. */
export function createShadowPlace() {
  const place = document.createElement('div');
  const root = place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(embedStyles);
  root.adoptedStyleSheets = [sheet];
  return { place, root };
}
