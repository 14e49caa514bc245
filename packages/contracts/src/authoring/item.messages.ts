/** Errors of projects, workflows and nodes. */
export const itemMessages = {
  unknownInput: 'There is no input "{name}" here.',
  invalidValue: 'The value of "{name}" does not fit its input.',
  invalidRows: 'The rows of "{name}" do not fit their table.',
  tooManyRows: 'A table can have at most {most} rows.',
  tooLarge: 'An item may hold at most {most} MB.',
  projectTooLarge:
    'A project may hold at most {most} MB of content. Delete what it does not need, or spread the content over several projects.',
  nameTooLong: 'A name can have at most {most} characters.',
  tooManyProjects: 'A team can have at most {most} projects.',
  storageFull:
    'Your team has used up its storage. Delete projects that you do not need and ask an Admin to empty Recently deleted.',
  tooManyNodes: 'A project can have at most {most} nodes.',
  nodeNotInWorkflow: 'A {title} node cannot stand in this workflow.',
  extensionMissing: 'A {title} node needs an extension that is not enabled in this project.',
  onlyOneNode: 'A workflow has one {title} node only.',
  nodeNotMovable: 'The {title} node cannot be moved.',
  nodeNotCopyable: 'The {title} node cannot be copied.',
  nodeNotDeletable: 'The {title} node cannot be deleted.',
  workflowNotInProject: 'A {title} workflow cannot stand in this project.',
  workflowNotMovable: 'The {title} workflow cannot be moved.',
  workflowNotCopyable: 'The {title} workflow cannot be copied.',
  workflowNotDeletable: 'The {title} workflow cannot be deleted.',
  conversationsBeginHere: 'Conversations begin in this workflow. Let them begin in another one before you move it.',
  oneHasChapters: 'A One project is made of chapters, not of workflows.',
  movedInCircle: 'Somebody else has moved one of these below the other, so this was left out.',
  deletedMeanwhile: 'Somebody else has deleted what you were editing, so this change was left out.',
  savedMeanwhile:
    'Somebody else has saved version {version} in the meantime. Your changes are still there: save again.',
  workflowDeleted: 'The workflow it was in has been deleted. Restore that first.',
} as const;
