import { mediaCalls, assetVersionCalls } from '@confab/contracts';
import { newId } from '../../new-id.ts';
import { mediaForm, newAssetId, type ValidCall } from './call-values.ts';

/** Media libraries. */
export const mediaExamples: readonly ValidCall[] = [
  {
    call: mediaCalls.fileOperations,
    sent: ({ teamId }) => ({ query: { teamId }, body: { action: 'read', path: '/' } }),
  },
  { call: mediaCalls.upload, sent: ({ teamId }) => ({ query: { teamId }, file: mediaForm() }) },
  {
    call: mediaCalls.uploadFile,
    newIds: ['assetId'],
    sent: ({ teamId }) => ({
      query: { teamId, assetId: newAssetId(), filename: `${newId()}.txt` },
      file: { type: 'application/octet-stream', content: 'words' },
    }),
  },
  {
    call: mediaCalls.download,
    isAbsent: true,
    sent: ({ teamId }) => ({
      query: { teamId },
      body: { downloadInput: JSON.stringify({ action: 'download', path: '/', data: [{ id: newId() }] }) },
    }),
  },
  { call: mediaCalls.getImage, isAbsent: true, sent: ({ teamId }) => ({ query: { teamId, id: newId() } }) },
  { call: mediaCalls.createTicket, sent: ({ teamId }) => ({ body: { teamId, scope: 'read' } }) },
  {
    call: mediaCalls.metadata,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: mediaCalls.contents,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: mediaCalls.browsePath,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: mediaCalls.speechToTextFromAsset,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  { call: mediaCalls.uses, sent: ({ teamId }) => ({ body: { teamId, assetIds: [newAssetId()] } }) },
  { call: mediaCalls.states, sent: ({ teamId }) => ({ body: { teamId, assetIds: [newAssetId()] } }) },
  { call: mediaCalls.listDeleted, sent: ({ teamId }) => ({ query: { teamId } }) },
  {
    call: assetVersionCalls.list,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId() } }),
  },
  {
    call: assetVersionCalls.contents,
    isAbsent: true,
    sent: ({ teamId }) => ({ query: { teamId, assetId: newAssetId(), version: 1 } }),
  },
  {
    call: assetVersionCalls.restore,
    isAbsent: true,
    sent: ({ teamId }) => ({ body: { teamId, assetId: newAssetId(), version: 1, expectedVersion: 2 } }),
  },
  { call: mediaCalls.restore, isAbsent: true, sent: ({ teamId }) => ({ body: { teamId, ids: [newId()] } }) },
];
