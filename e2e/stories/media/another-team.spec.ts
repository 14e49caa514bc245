import { readFileSync } from 'node:fs';
import { call, requireSuccess } from '../../fixtures/api.ts';
import { createGradient, LibraryFixture } from '../../fixtures/library.ts';
import { createNode, createProject, readNode } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Editor } from '../../pages/editor.ts';
import { ProjectsPage } from '../../pages/projects-page.ts';

test('a project that is exported with media and imported into another team has new ids and shows its pictures', async ({
  openAs,
  createPerson,
  server,
}) => {
  const [ada, grace] = [await createPerson(), await createPerson()];
  const library = await LibraryFixture.of(server, ada);
  const imageId = await library.addFile('sea.png', createGradient([31, 95, 168], [20, 180, 140], 320, 240));
  const project = await createProject(server, ada, 'Sea House');
  const { Id: nodeId } = await createNode(server, ada, project, 'Say', 'Greeting');
  const { teamId: TeamId, projectId: ProjectId, workflowId: WorkflowId } = project;
  const { Version, PropertyValues } = await readNode(server, ada, project, nodeId);
  const entry = { EntryId: 'e', Order: 'a0', SpokenText: 'Hello', DisplayText: 'Hello', ImageAssetId: imageId };
  const values = { ...PropertyValues, Response: { SelectionMethod: 'Escalating', Entries: [entry] } };
  const place = { TeamId, ProjectId, WorkflowId, NodeId: nodeId };
  const saving = { ...place, Version, PropertyValues: values };
  await requireSuccess(call(server, 'POST', 'SaveNode', { token: ada.token, body: saving }));

  const one = await openAs(ada, 'pro', '/');
  const download = await new ProjectsPage(one).exportWithMedia('Sea House');

  const two = await openAs(grace, 'pro', '/');
  const projects = new ProjectsPage(two);
  await projects.importProject({
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: readFileSync(await download.path()),
  });
  await expect(two.getByText('Media files: 1 new, 0 already in the library, 0 missing')).toBeVisible();
  await projects.confirmImport();
  const editor = new Editor(two);
  await editor.tree.waitFor();
  expect(two.url()).not.toContain(ProjectId);
  await editor.select('Greeting');
  await editor.response.openMore();
  const picture = editor.response.image('sea.png').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.getAttribute('src')).not.toContain(imageId);

  const imported = await (await LibraryFixture.of(server, grace)).listFiles('/Sea House/');
  expect(imported.map(({ name }) => name)).toEqual(['sea.png']);
  expect(imported[0]?.id).not.toBe(imageId);
});
