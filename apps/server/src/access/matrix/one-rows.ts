import { teamMessages } from '@confab/access';
import {
  authorValueCalls,
  oneCalls,
  onePublishingCalls,
  oneTemplateCalls,
  organisationCalls,
  pageMoveCalls,
  profilerCalls,
} from '@confab/contracts';
import { team, project, llama, type MatrixRow } from './matrix-row.ts';

/** One projects, and the profiler. */
export const oneRows: readonly MatrixRow[] = [
  {
    call: oneTemplateCalls.createFromTemplate,
    who: 'AppEditor',
    deniedMessage: teamMessages.editorNeeded,
    names: [team('query.teamId')],
    action: 'project.create',
    rate: 'W',
    audit: 'always',
    called: 'query.projectName',
  },
  { call: oneTemplateCalls.templateSource, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: authorValueCalls.schema, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: authorValueCalls.get, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  {
    call: authorValueCalls.save,
    who: 'AppEditor',
    names: [project('body.authorData.treeValues.0.parent')],
    rate: 'W',
    audit: 'never',
  },
  // A value is not an item: the use case finds its team and requires the role of an AppEditor there.
  { call: authorValueCalls.remove, who: 'signedIn', rate: 'W', audit: 'always' },
  {
    call: oneCalls.createLlama,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    action: 'item.create',
    rate: 'W',
    audit: 'never',
  },
  { call: organisationCalls.get, who: 'Viewer', names: [team('query.teamId')], rate: 'R', audit: 'never' },
  {
    call: organisationCalls.getBranch,
    who: 'Viewer',
    names: [project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  // A folder is not an item: the use cases look it up in the team.
  { call: organisationCalls.add, who: 'AppEditor', names: [team('body.teamId')], rate: 'W', audit: 'never' },
  { call: organisationCalls.rename, who: 'AppEditor', names: [team('body.teamId')], rate: 'W', audit: 'never' },
  { call: organisationCalls.move, who: 'AppEditor', names: [team('body.teamId')], rate: 'W', audit: 'never' },
  {
    call: organisationCalls.remove,
    who: 'AppEditor',
    names: [team('body.teamId')],
    rate: 'W',
    audit: 'never',
  },
  // The use cases look up the pages and the other llama in the project.
  {
    call: pageMoveCalls.movePages,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), llama('body.fromLlamaId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: pageMoveCalls.moveLlama,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId'), llama('body.llamaId')],
    rate: 'W',
    audit: 'never',
  },
  {
    call: oneCalls.loadParent,
    who: 'Viewer',
    names: [team('query.teamId'), llama('query.oneLlamaId')],
    rate: 'R',
    audit: 'never',
  },
  // The use case checks that only a verified account adds allowed pages.
  {
    call: oneCalls.saveParent,
    who: 'AppEditor',
    names: [team('query.teamId'), llama('body.oneLlamaId')],
    rate: 'W',
    audit: 'never',
  },
  { call: oneCalls.loadMaster, who: 'Viewer', names: [llama('query.llamaID')], rate: 'R', audit: 'never' },
  {
    call: oneCalls.saveMaster,
    who: 'AppEditor',
    names: [project('body.parentId'), llama('body.id')],
    rate: 'W',
    audit: 'never',
  },
  // The use case skips the entries that do not belong to the caller.
  { call: onePublishingCalls.versions, who: 'signedIn', rate: 'R', audit: 'never' },
  // The first id decides the team; the use case checks that all others are in it.
  {
    call: onePublishingCalls.promote,
    who: 'AppEditor',
    names: [llama('body.llamaIds.0')],
    action: 'project.publish',
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: onePublishingCalls.preview,
    who: 'Viewer',
    names: [llama('body.llamaIds.0')],
    rate: 'J',
    isHeavy: true,
    audit: 'never',
  },
  {
    call: onePublishingCalls.publishStatus,
    who: 'Viewer',
    names: [llama('query.oneLlamaId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: onePublishingCalls.requestPublish,
    who: 'AppEditor',
    names: [llama('body.oneLlamaId')],
    action: 'project.publish',
    rate: 'X',
    audit: 'always',
  },
  {
    call: onePublishingCalls.removePublishRequest,
    who: 'AppEditor',
    names: [llama('query.oneLlamaId')],
    rate: 'W',
    audit: 'always',
  },
  { call: oneCalls.validate, who: 'Viewer', names: [llama('query.oneLlamaId')], rate: 'X', audit: 'never' },
  // Same rate as a simulator turn, because it is called while the author types.
  { call: profilerCalls.match, who: 'Viewer', names: [project('query.projectId')], rate: 'C2', audit: 'never' },
];
