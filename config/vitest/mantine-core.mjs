import { createElement } from 'react';
import { MantineProvider as Provider } from '../../node_modules/@mantine/core/esm/index.mjs';

export * from '../../node_modules/@mantine/core/esm/index.mjs';

/**
 * Mantine's provider without transitions and without its style elements. A menu or modal appears, or disappears, as
 * soon as it has rendered; a test of a transition sets `env="default"`. jsdom applies every rule of the document to
 * each element whose role or name a test looks up, and the elements set some 400 variables that jsdom cannot draw.
 */
export function MantineProvider(props) {
  return createElement(Provider, { env: 'test', withCssVariables: false, withGlobalClasses: false, ...props });
}
