import { defineMessages } from '@confab/model';

// Apart from the other messages of the web client, which every page with a session loads.

/** Failed connections of the canvas (A8.73 to A8.75). */
export const connectorMessages = defineMessages('connectorMessages', {
  notMade: 'Sorry, there was a problem creating the Connector',
  noSchema: "Sorry, couldn't get the node schema to create the connector",
  notLoaded: 'Sorry, there was a problem loading the node and creating the Connector',
});

/** Rows that could not be removed (A8.78, A8.79). */
export const rowMessages = defineMessages('rowMessages', {
  rowGone: "Sorry, I couldn't find the row to remove",
  couldNotDelete: 'Sorry, there was a problem with deletion',
});

/** The import modal. */
export const importMessages = defineMessages('importMessages', { unreadableFile: 'Error importing project files' });
