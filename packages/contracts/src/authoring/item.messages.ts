/** Errors of projects, workflows and nodes. */
export const itemMessages = {
  unknownInput: 'There is no input "{name}" here.',
  invalidValue: 'The value of "{name}" does not fit its input.',
  invalidRows: 'The rows of "{name}" do not fit their table.',
  tooManyRows: 'A table can have at most {most} rows.',
  tooLarge: 'An item can have at most {most} MB of content.',
  projectTooLarge:
    'A project can have at most {most} MB of content. Delete what it does not need, or split it into several projects.',
  nameTooLong: 'A name can have at most {most} characters.',
  tooManyProjects: 'A team can have at most {most} projects.',
  storageFull:
    'Your team has used up its storage. Delete projects that you do not need and ask an Admin to empty Recently deleted.',
  tooManyNodes: 'A project can have at most {most} nodes.',
  nodeNotInWorkflow: 'This workflow cannot contain {title} nodes.',
  extensionMissing: '{title} nodes need an extension that is not enabled in this project.',
  onlyOneNode: 'A workflow can have only one {title} node.',
  nodeNotMovable: 'The {title} node cannot be moved.',
  nodeNotCopyable: 'The {title} node cannot be copied.',
  nodeNotDeletable: 'The {title} node cannot be deleted.',
  workflowNotInProject: 'This project cannot contain {title} workflows.',
  workflowNotMovable: 'The {title} workflow cannot be moved.',
  workflowNotCopyable: 'The {title} workflow cannot be copied.',
  workflowNotDeletable: 'The {title} workflow cannot be deleted.',
  conversationsBeginHere:
    'Conversations begin in this workflow. Turn on “Conversations begin here” for another one before you move it.',
  oneHasChapters: 'A One project is made of chapters, not of workflows.',
  movedInCircle: 'Somebody else has moved one of these below the other, so your move was not applied.',
  deletedMeanwhile: 'Somebody else has deleted what you were editing, so your change was not applied.',
  savedMeanwhile:
    'Somebody else has saved version {version} in the meantime. Your changes are still there: save again.',
  workflowDeleted: 'Its workflow has been deleted. Restore the workflow first.',
} as const;
