import { catalogue } from '@confab/catalogue';
import { profileCalls } from '@confab/contracts';
import { unnestValues } from '@confab/inputs';
import type { FastifyPluginAsync } from 'fastify';
import { answer } from '../../http/answer.ts';
import type { FeatureSettings } from '../../services.ts';
import { getDetails } from './get-details.ts';
import { servePhotos } from './serve-photos.ts';
import { saveProfile } from './save-profile.ts';
import { updateSettings } from './update-settings.ts';
import { photoBodyMax, uploadPhoto } from './upload-photo.ts';

/** The calls about the caller's own account, and the route that serves photos. */
export const profileRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  const { properties } = catalogue.accountSchema;

  answer(app, profileCalls.getDetails, ({ caller, query }) => getDetails(services, caller, query));
  answer(app, profileCalls.saveTvDetails, ({ caller, body }) => saveProfile(services, caller, body));
  answer(app, profileCalls.saveDetails, ({ caller, body: { tvAccountId, account } }) =>
    saveProfile(services, caller, { tvAccountId, values: unnestValues(properties, account) }),
  );
  answer(app, profileCalls.updateSettings, ({ caller, body }) => updateSettings(services, caller, body.settings));
  answer(app, profileCalls.uploadPhoto, ({ caller, body }) => uploadPhoto(services, caller, body), {
    bodyLimit: photoBodyMax,
  });
  servePhotos(app, services);
};
