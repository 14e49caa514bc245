import { commonMessages, defineMessages } from '@confab/model';

// The messages of the web client that code without a language hands on, such as toasts; each is translated where it is
// shown. Texts of one feature that its components show themselves stand in the feature's words.ts.

/** Toasts. */
export const toastMessages = defineMessages('toastMessages', {
  saving: 'Saving',
  saved: 'Saved',
  failed: 'Failed',
  updated: 'Confab has been updated. Reload the page to go on with the new version.',
  reload: 'Reload',
  notOpened: 'This could not be opened. Check your connection and try again.',
  copied: 'Copied to clipboard',
  copyBlocked: 'The browser did not allow copying.',
  resentTo: 'Resent to {email}',
  uploading: 'Uploading {file}',
  uploadError: 'Upload Error',
  uploadFailed: 'Error uploading {file}',
  uploadNotUsed:
    '{file} is in the media library but is not used here, because something else was chosen during its upload.',
  cardsNotLoaded: 'Error loading content cards',
  emailUpdated: 'Email updated successfully',
  differentStart:
    'A test case begins where the project does, without variables written by hand or kept from an earlier conversation. Check what it expects.',
  deletedWhileOpen: '{by} has deleted “{name}”, which you had open.',
  deletedWhileChanging:
    '{by} has deleted “{name}”, which you were changing. Your changes are kept and come back with it.',
  caseSaved: 'The test case “{name}” is saved.',
  openCase: 'Open test case',
  restore: 'Restore',
  replacedValue: '{by} changed a value of “{name}” at the same time and replaced yours.',
  restoreMine: 'Restore mine',
  lostWords: '{by} has removed something that you wrote in “{name}”.',
});

/** Failures of the connection to the server (A8.82, A8.83). */
export const connectionMessages = defineMessages('connectionMessages', {
  noResponse: "Sorry, I didn't get a response",
  noErrorMessage: 'Error - Failed to get error message',
  offline: 'There is no connection.',
});

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

/** The publish modal, word for word (A5.9, A8.93). */
export const publishMessages = defineMessages('publishMessages', {
  sourceMissing: 'You need to choose a Publish Source',
  targetMissing: commonMessages.publishTargetMissing,
  published: 'Published Successfully',
  upToDate: 'Up to date',
});

/** The import modal. */
export const importMessages = defineMessages('importMessages', { unreadableFile: 'Error importing project files' });
