/** Errors of the profile. */
export const profileMessages = {
  pictureTooLarge: 'The picture is larger than 5 MB. Please choose a smaller one.',
  unusablePicture: 'This file cannot be used as a picture. Please choose a JPEG, PNG, WebP or GIF file.',
  pictureMissing: 'The picture no longer exists. Please upload it again.',
  inputLocked: '{label} cannot be changed here.',
  tooLong: 'This profile is too long to save. Shorten its texts.',
  savedElsewhere: 'Your profile was saved somewhere else at the same time. Please try again.',
} as const;
