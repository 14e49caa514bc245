import {
  accountIdSchema,
  interfaceLanguageNames,
  itemSchemaSchema,
  jsonObjectSchema,
  mebibyte,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { type BodySize, defineCall, emailText, nameCalls } from '../define-call.ts';

/** An account as its owner sees it (P3.2); `values` are the profile's inputs by name. */
export const accountDetailsSchema = wireAnswer({
  tvAccountId: accountIdSchema,
  email: z.string(),
  roles: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePhotoAssetId: z.string(),
  timezone: z.string(),
  createdDate: z.string(),
  values: jsonObjectSchema,
});
export type AccountDetails = z.output<typeof accountDetailsSchema>;

/** The inputs of a profile are a few short texts. */
const profileMost: BodySize = { bytes: 65_536, parts: 500 };
const settingText = z.string().max(500).optional();

export const profileCalls = nameCalls('profile', {
  getDetails: defineCall({
    method: 'GET',
    path: '/api/GetTvAccountDetails',
    query: z.strictObject({
      tvAccountId: accountIdSchema.optional(),
      email: emailText.optional(),
      deviceToken: z.string().max(100).optional(),
    }),
    result: wireAnswer({ account: accountDetailsSchema, schema: itemSchemaSchema }),
    fallbackMessage: 'Failure getting Account Details',
  }),
  /** Receives the profile's inputs flat, by name. */
  saveTvDetails: defineCall({
    method: 'POST',
    path: '/api/SaveTvAccountDetails',
    bodyMost: profileMost,
    body: wireObject({ tvAccountId: accountIdSchema, values: jsonObjectSchema }),
    result: accountDetailsSchema,
    fallbackMessage: 'Failure saving Account Details',
  }),
  /** Receives the profile's inputs nested by the names of their parents (P7.17). */
  saveDetails: defineCall({
    method: 'POST',
    path: '/api/SaveAccountDetails',
    bodyMost: profileMost,
    body: wireObject({ tvAccountId: accountIdSchema, account: jsonObjectSchema }),
    result: accountDetailsSchema,
    fallbackMessage: 'Error saving account',
  }),
  updateSettings: defineCall({
    method: 'POST',
    path: '/api/AddOrUpdateUserSettings',
    body: wireObject({
      settings: wireObject({
        prefBrowserLayout: settingText,
        prefScreenLayout: settingText,
        prefBrowseFolder: settingText,
        onboarded: z.enum(['true', 'false']).optional(),
        /** Ours: the language in the profile, which a profile that is not complete may change too. */
        prefLanguage: z.enum(interfaceLanguageNames).optional(),
      }),
    }),
    result: z.null(),
    fallbackMessage: 'Error setting settings against account',
  }),
  /** The picture as base64 text; the server creates the displayed sizes (P9.24). */
  uploadPhoto: defineCall({
    method: 'POST',
    path: '/api/UploadProfilePhoto',
    body: wireObject({
      fileName: z.string().max(255),
      content: z
        .string()
        .regex(/^[A-Za-z0-9+/=]+$/)
        .max(8_000_000),
    }),
    result: wireAnswer({ profilePhotoAssetId: z.string() }),
    fallbackMessage: 'Error uploading media',
  }),
});

/** Width and height of a profile picture in pixels: 120 beside a name, 512 on its own (P9.24). */
export type PhotoSize = 120 | 512;

/** The address of a profile picture, from its id; undefined for an account without a picture. */
export function photoAddress(profilePhotoAssetId: string, size: PhotoSize = 120): string | undefined {
  if (profilePhotoAssetId === '') return undefined;
  return `/profile-photos/${encodeURIComponent(profilePhotoAssetId)}?size=${size}`;
}

/** Largest profile picture, in bytes of the file, and the error for a larger one. */
export const photoBytesMax = 5 * mebibyte;
