import { defineMessages } from '@confab/model';

// The messages of the web client that code without a language passes on, such as toasts; each is translated where it is
// shown. Texts of one feature that its components show themselves are in the feature's words.ts. Messages that the
// first page or only some pages need are in messages/, so that no page loads the others.

/** Toasts. */
export const toastMessages = defineMessages('toastMessages', {
  saving: 'Saving',
  saved: 'Saved',
  failed: 'Failed',
  updated: 'Confab has been updated. Reload the page to continue with the new version.',
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
    'A test case begins at the start of the project, without variables set by hand or kept from an earlier conversation. Check its expected responses.',
  deletedWhileOpen: '{by} has deleted “{name}”, which you had open.',
  deletedWhileChanging:
    '{by} has deleted “{name}”, which you were changing. Your changes are kept and return when it is restored.',
  caseSaved: 'The test case “{name}” is saved.',
  openCase: 'Open test case',
  restore: 'Restore',
  replacedValue: '{by} changed a value of “{name}” at the same time and replaced yours.',
  restoreMine: 'Restore mine',
  lostWords: '{by} has removed something that you wrote in “{name}”.',
});
