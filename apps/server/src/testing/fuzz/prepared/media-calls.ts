import { assetVersionCalls, mediaCalls } from '@confab/contracts';
import { newId } from '../../../new-id.ts';
import { createPicture, createTone, TestLibrary } from '../../media/library.ts';
import { prepared, type PreparedCall, type PreparedStage } from './prepared-call.ts';

const openLibrary = ({ test, owner }: PreparedStage) => new TestLibrary(test, owner);

/** A file of the team. @returns what names it in a call */
async function aFile(stage: PreparedStage, extension = '.txt', content: Buffer | string = 'words') {
  const name = `${newId()}${extension}`;
  const assetId = await openLibrary(stage).addFile(name, content);
  return { query: { teamId: stage.owner.teamId, assetId }, name };
}

/** A file whose content was replaced once. */
async function aReplacedFile(stage: PreparedStage) {
  const { query, name } = await aFile(stage);
  await openLibrary(stage).upload(name, 'other words', { assetId: query.assetId, replace: true });
  return query;
}

const ofFile = async (stage: PreparedStage) => ({ sent: { query: (await aFile(stage)).query } });

/** Calls about a file of the media library. */
export const fileCalls: readonly PreparedCall[] = [
  prepared(mediaCalls.metadata, ofFile),
  prepared(mediaCalls.contents, ofFile),
  prepared(mediaCalls.browsePath, ofFile),
  prepared(mediaCalls.download, async (stage) => {
    const { query, name } = await aFile(stage);
    const input = { action: 'download', path: '/', names: [name], data: [{ id: query.assetId, name }] };
    return { sent: { query: { teamId: query.teamId }, body: { downloadInput: JSON.stringify(input) } } };
  }),
  prepared(mediaCalls.getImage, async (stage) => {
    const { query } = await aFile(stage, '.png', await createPicture());
    return { sent: { query: { teamId: query.teamId, id: query.assetId } } };
  }),
  prepared(mediaCalls.speechToTextFromAsset, async (stage) => {
    const { query } = await aFile(stage, '.wav', createTone(0.1));
    return { sent: { query } };
  }),
  prepared(mediaCalls.restore, async (stage) => {
    const { query, name } = await aFile(stage);
    const { files = [] } = await openLibrary(stage).ask('read', { path: '/' });
    const data = files?.filter((file) => file.name === name);
    await openLibrary(stage).ask('delete', { path: '/', names: [name], data });
    return { sent: { body: { teamId: query.teamId, ids: [query.assetId] } } };
  }),
  prepared(assetVersionCalls.list, ofFile),
  prepared(assetVersionCalls.contents, async (stage) => ({
    sent: { query: { ...(await aReplacedFile(stage)), version: 1 } },
  })),
  prepared(assetVersionCalls.restore, async (stage) => ({
    sent: { body: { ...(await aReplacedFile(stage)), version: 1, expectedVersion: 2 } },
  })),
];
