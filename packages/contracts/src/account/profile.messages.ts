/** Errors of the profile. */
export const profileMessages = {
  pictureTooLarge: 'The picture is larger than 5 MB. Please choose a smaller one.',
  unusablePicture: 'This file is not a picture that can be used. Please choose a JPEG, PNG, WebP or GIF file.',
  pictureMissing: 'That picture is no longer there. Please upload it again.',
  inputLocked: '{label} cannot be changed here.',
  tooLong: 'This profile is too long to be saved.',
  savedElsewhere: 'Your profile was saved somewhere else at the same time. Please try again.',
} as const;
