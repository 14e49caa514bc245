import { mediaCalls } from '@confab/contracts';
import { assetKinds } from '@confab/model/media';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { mebibyte } from '@confab/model';
import { answerBytes, sendResult } from '../../../http/answer.ts';
import { acceptStreams, getBodyStream } from '../../../http/body-stream.ts';
import type { FeatureSettings, Services } from '../../../services.ts';
import { announceMedia } from '../announce-media.ts';
import { describeAsset } from '../describe-asset.ts';
import { downloadFiles } from '../serving/download-files.ts';
import { transcribeBody } from '../speech/transcribe-requests.ts';
import { uploadFile } from './upload-file.ts';
import { uploadFormFile } from './upload-form-file.ts';
import { createUploadSlots } from './upload-slots.ts';
import { readLength } from './receive-content.ts';

/** The longest body of an upload; the parts of a form add a little. */
const bodyLimit = Math.max(...assetKinds.map(({ bytesMax }) => bytesMax)) + mebibyte;

/**
 * The calls whose bodies are files or forms. Each accepts its own kind of body only: a JSON text never reaches an upload
 * (UPL-7).
 */
export const uploadRoutes: FastifyPluginAsync<FeatureSettings> = async (app, { services }) => {
  await app.register(async (files) => {
    acceptStreams(files, /^(?:application\/octet-stream|image\/|audio\/)/);
    answerBytes(
      files,
      mediaCalls.uploadFile,
      ({ caller, team, query, header, ip, requestId }, request, reply) => {
        const file = () => ({ content: getBodyStream(request), length: readLength(header('content-length')) });
        return inSlot(services, request, async () => {
          const { id } = await uploadFile({ services, caller, team, origin: { ip, requestId } }, query, file());
          announceMedia(services, team);
          return sendResult(reply, mediaCalls.uploadFile, await describeAsset(services.db, team.teamId, id));
        });
      },
      { bodyLimit },
    );
  });
  await app.register(async (sounds) => {
    acceptStreams(sounds, /^(?:application\/octet-stream|audio\/)/);
    answerBytes(
      sounds,
      mediaCalls.speechToText,
      async ({ caller, query }, request, reply) =>
        sendResult(
          reply,
          mediaCalls.speechToText,
          await transcribeBody(services, caller, query, getBodyStream(request)),
        ),
      { bodyLimit },
    );
  });
  await app.register(async (forms) => {
    acceptStreams(forms, /^multipart\/form-data/);
    answerBytes(
      forms,
      mediaCalls.upload,
      ({ caller, team, ip, requestId }, request, reply) =>
        inSlot(services, request, async () => {
          const form = { body: getBodyStream(request), headers: request.headers };
          const stored = await uploadFormFile({ services, caller, team, origin: { ip, requestId } }, form);
          // A chunk that is not the last one stores no file.
          if (stored.files?.length) announceMedia(services, team);
          return sendResult(reply, mediaCalls.upload, stored);
        }),
      { bodyLimit },
    );
  });
  await app.register(async (fields) => {
    fields.removeAllContentTypeParsers();
    fields.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    answerBytes(fields, mediaCalls.download, ({ team, body }, request, reply) =>
      downloadFiles(services, team, body.downloadInput, { request, reply }),
    );
  });
};

/** Runs an upload unless too many others of the account are running. */
async function inSlot(
  services: Services,
  { caller }: FastifyRequest,
  upload: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const leave = await services.processState.get(createUploadSlots).enter(caller?.accountId ?? '');
  try {
    return await upload();
  } finally {
    leave();
  }
}
