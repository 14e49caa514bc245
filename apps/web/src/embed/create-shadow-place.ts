import { embedStyles } from './embed-styles.ts';

/** Creates an element whose content is not affected by the styles of the host page. */
export function createShadowPlace() {
  const place = document.createElement('div');
  const root = place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(embedStyles);
  root.adoptedStyleSheets = [sheet];
  return { place, root };
}
