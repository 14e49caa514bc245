import { recentlyDeletedCalls, commentCalls, historyCalls } from '@confab/contracts';
import { team, project, workflow, node, item, type MatrixRow } from './matrix-row.ts';

/** Histories, recently deleted items and comments. */
export const historyRows: readonly MatrixRow[] = [
  { call: historyCalls.ofProject, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  { call: historyCalls.ofWorkflow, who: 'Viewer', names: [workflow('query.workflowId')], rate: 'R', audit: 'never' },
  { call: historyCalls.ofNode, who: 'Viewer', names: [node('query.nodeId')], rate: 'R', audit: 'never' },
  { call: historyCalls.ofItem, who: 'Viewer', names: [item('query.itemId')], rate: 'R', audit: 'never' },
  { call: historyCalls.edits, who: 'Viewer', names: [item('query.itemId')], rate: 'R', audit: 'never' },
  { call: historyCalls.version, who: 'Viewer', names: [item('query.itemId')], rate: 'R', audit: 'never' },
  { call: historyCalls.compare, who: 'Viewer', names: [project('query.projectId')], rate: 'R', audit: 'never' },
  {
    call: historyCalls.rollBackProject,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), project('query.projectId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: historyCalls.rollBackWorkflow,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), workflow('query.workflowId')],
    rate: 'X',
    isHeavy: true,
    audit: 'always',
  },
  {
    call: historyCalls.rollBackItem,
    who: 'AppEditor',
    names: [team('query.owningTeamId'), item('query.itemId')],
    rate: 'W',
    audit: 'always',
  },
  {
    call: recentlyDeletedCalls.list,
    who: 'AppEditor',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'W',
    audit: 'always',
  },
  // Deleted items have no scope, so the use case looks them up in this team.
  {
    // The use case looks up the project in the same team.
    call: recentlyDeletedCalls.empty,
    who: 'Admin',
    names: [team('body.teamId')],
    action: 'deleted.empty',
    rate: 'T1',
    audit: 'always',
  },
  {
    call: recentlyDeletedCalls.restore,
    who: 'AppEditor',
    names: [team('body.teamId')],
    rate: 'W',
    audit: 'always',
    about: 'body.itemId',
  },
  // The use case looks up the items in the project.
  {
    call: recentlyDeletedCalls.restoreSeveral,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'always',
  },
  {
    call: commentCalls.list,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId'), item('query.itemId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: commentCalls.marks,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: commentCalls.create,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId'), item('body.itemId')],
    rate: 'W',
    audit: 'never',
  },
  // The use case looks up the author of a thread or comment in the named project.
  ...[commentCalls.reply, commentCalls.edit, commentCalls.resolve].map((call): MatrixRow => ({
    call,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'never',
  })),
  {
    call: commentCalls.remove,
    who: 'Commenter',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'always',
  },
  {
    call: commentCalls.markRead,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'never',
  },
];
