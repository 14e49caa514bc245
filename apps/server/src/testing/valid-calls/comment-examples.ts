import { commentCalls } from '@confab/contracts';
import { newId } from '../../new-id.ts';
import { said, type ValidCall } from './call-values.ts';
import { inProject } from '../people-and-projects.ts';

/** Comments. */
export const commentExamples: readonly ValidCall[] = [
  { call: commentCalls.list, sent: (project) => ({ query: { ...inProject(project), itemId: project.say.id } }) },
  { call: commentCalls.marks, sent: (project) => ({ query: inProject(project) }) },
  {
    call: commentCalls.create,
    sent: (project) => ({
      body: { ...inProject(project), itemId: project.say.id, newThreadId: newId(), path: '', ...said },
    }),
  },
  {
    call: commentCalls.reply,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), threadId: newId(), newCommentId: newId(), ...said } }),
  },
  {
    call: commentCalls.edit,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), commentId: newId(), ...said } }),
  },
  {
    call: commentCalls.remove,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), commentId: newId() } }),
  },
  {
    call: commentCalls.resolve,
    isAbsent: true,
    sent: (project) => ({ body: { ...inProject(project), threadId: newId(), isResolved: true } }),
  },
  {
    call: commentCalls.markRead,
    sent: (project) => ({ body: { ...inProject(project), threadIds: [newId()] } }),
  },
];
