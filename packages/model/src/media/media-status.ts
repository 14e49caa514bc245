/** The states of media on the way from a person to a player (A3.62). */
const mediaStatuses = [
  'None',
  'ReadyToUpload',
  'Uploading',
  'Uploaded',
  'UploadError',
  'ReadyToPlay',
  'BackendNotReady',
] as const;
export type MediaStatus = (typeof mediaStatuses)[number];
