import { findCalls, mediaCalls, assetVersionCalls, scriptCalls, tokenCalls } from '@confab/contracts';
import { team, project, type MatrixRow } from './matrix-row.ts';

/** Media libraries, tokens, search and scripts. */
export const mediaRows: readonly MatrixRow[] = [
  {
    call: tokenCalls.describe,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: findCalls.search,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'C2',
    audit: 'never',
  },
  {
    call: findCalls.replace,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'project.replaceText',
    rate: 'W',
    audit: 'always',
  },
  {
    call: findCalls.undo,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'project.replaceText',
    rate: 'W',
    audit: 'always',
  },
  {
    call: findCalls.uses,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'C2',
    audit: 'never',
  },
  // The use case requires MediaEditor for actions that change files, and AppEditor for scripts.
  { call: mediaCalls.fileOperations, who: 'Viewer', names: [team('query.teamId')], rate: 'W', audit: 'never' },
  {
    call: mediaCalls.upload,
    who: 'MediaEditor',
    names: [team('query.teamId')],
    beforeBody: true,
    action: 'media.write',
    rate: 'U',
    audit: 'always',
  },
  {
    call: mediaCalls.uploadFile,
    who: 'MediaEditor',
    names: [team('query.teamId')],
    beforeBody: true,
    action: 'media.write',
    rate: 'U',
    audit: 'always',
  },
  { call: mediaCalls.download, who: 'Viewer', names: [team('query.teamId')], rate: 'X', audit: 'denied' },
  { call: mediaCalls.getImage, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  // A ticket for writing needs MediaEditor, which the use case checks.
  { call: mediaCalls.createTicket, who: 'Viewer', names: [team('body.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.metadata, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.contents, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.listDeleted, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  {
    call: mediaCalls.restore,
    who: 'MediaEditor',
    names: [team('body.teamId')],
    action: 'media.write',
    rate: 'W',
    audit: 'always',
  },
  { call: assetVersionCalls.list, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  { call: assetVersionCalls.contents, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  // The use case requires AppEditor for scripts.
  {
    call: assetVersionCalls.restore,
    who: 'MediaEditor',
    names: [team('body.teamId')],
    action: 'media.write',
    rate: 'W',
    audit: 'always',
  },
  { call: mediaCalls.browsePath, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  {
    call: mediaCalls.speechToTextFromAsset,
    who: 'MediaEditor',
    names: [team('query.teamId')],
    action: 'media.write',
    rate: 'X',
    audit: 'never',
  },
  { call: mediaCalls.states, who: 'Viewer', names: [team('body.teamId')], rate: 'R', audit: 'never' },
  { call: mediaCalls.uses, who: 'Viewer', names: [team('body.teamId')], rate: 'C2', audit: 'never' },
  // These calls name no team; the use case checks the role in the active team.
  { call: scriptCalls.previewEmail, who: 'signedIn', action: 'mail.preview', rate: 'X', audit: 'denied' },
  { call: mediaCalls.speechToText, who: 'signedIn', rate: 'X', audit: 'denied' },
  { call: scriptCalls.test, who: 'signedIn', action: 'script.run', rate: 'J', audit: 'always' },
];
