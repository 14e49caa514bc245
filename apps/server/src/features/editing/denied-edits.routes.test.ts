import { expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, inSay } from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';

const { app, project } = setUpServer();

test('a Viewer whose edit is refused learns which permission it needs', async () => {
  const viewer = await aMember(app, project.teamId, 'Viewer');
  const { status, message } = await sendEdit(app, viewer, inSay(project), setValue('Notes', 'mine'));
  expect([status, message]).toEqual([403, 'You require App Editor permission to change the projects of this team.']);
});
