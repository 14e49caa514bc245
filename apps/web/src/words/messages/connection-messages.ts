import { defineMessages } from '@confab/model';

// Apart from the other messages of the web client, because the first page needs these alone.

/** Failures of the connection to the server (A8.82, A8.83). */
export const connectionMessages = defineMessages('connectionMessages', {
  noResponse: "Sorry, I didn't get a response",
  noErrorMessage: 'Error - Failed to get error message',
  offline: 'There is no connection.',
});
