import { Colleagues } from '../pages/colleagues/colleagues.ts';
import { Editor } from '../pages/editor.ts';
import { CodeEditor } from '../pages/properties/code-editor.ts';
import { addTeamMember, createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

test.describe('editing together', () => {
  test('the edits and presence of a colleague appear live, and the edits stay after a reload (A1.10, A2.107, A4.37, P2.21)', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson('ada');
    const grace = await createPerson('grace');
    const project = await createProject(server, ada, 'Together', 'harbour-cafe');
    await addTeamMember(server, project.teamId, ada, grace, 'AppEditor');
    const one = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const two = await openAs(grace, 'pro', '/');
    // The team that a person has joined becomes the active one.
    await new ProjectsPage(two).project('Together').click();
    const [first, second] = [new Editor(one), new Editor(two)];
    await first.select('Greet');
    await second.select('Greet');
    const warning = new Colleagues(one).warning(grace.email);
    await expect(warning).toBeVisible();

    for (const editor of [first, second]) await editor.openTab('Notes');
    const [here, there] = [first.notes, second.notes];
    await here.fill('Written by Ada');
    await expect(there).toHaveValue('Written by Ada');
    await there.fill('Then by Grace');
    await expect(here).toHaveValue('Then by Grace');

    await two.reload();
    await expect(second.treeItem('Greet')).toBeVisible();
    await second.openTab('Notes');
    await expect(second.notes).toHaveValue('Then by Grace');
    await two.close();
    await expect(warning).toBeHidden();
  });

  test('a node that one author adds and deletes appears and disappears for the other', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Nodes');
    const [one, two] = [
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
    ];
    const [first, second] = [new Editor(one), new Editor(two)];
    await expect(second.card('Start')).toBeVisible();
    await first.addNode('Say');
    await expect(second.treeItem('Say')).toBeVisible();
    await expect(second.card('Say')).toBeVisible();

    await first.select('Say');
    await one.keyboard.press('Delete');
    await expect(first.confirmDeleteButton).toBeDisabled();
    await first.confirmDelete();
    await expect(second.treeItem('Say')).toBeHidden();
    await one.reload();
    await expect(first.treeItem('Start')).toBeVisible();
    await expect(first.treeItem('Say')).toBeHidden();
  });

  test('two people who type in one text at once lose no word, and each undoes only their own words', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Typing', 'harbour-cafe');
    const pages = await Promise.all([1, 2].map(() => openAs(ada, 'pro', `/projects/${project.projectId}`)));
    const editors = pages.map((page) => new Editor(page));
    for (const editor of editors) await editor.openNotes('Greet');
    const [first, second] = editors.map((editor) => editor.notes);
    const [one, two] = pages;
    if (!first || !second || !one || !two) throw new Error('Two pages are needed.');
    await first.fill('Start. End.');
    await expect(second).toHaveValue('Start. End.');

    await first.click();
    await one.keyboard.press('ControlOrMeta+Home');
    await second.click();
    await two.keyboard.press('ControlOrMeta+End');
    const opening = 'Written by the first person at the beginning. ';
    const closing = ' Written by the second person at the end.';
    await Promise.all([one.keyboard.type(opening, { delay: 25 }), two.keyboard.type(closing, { delay: 30 })]);
    const whole = `${opening}Start. End.${closing}`;
    for (const notes of [first, second]) await expect(notes).toHaveValue(whole);

    // The caret has stayed where it was, although the text before it has grown.
    await two.keyboard.type('!');
    await expect(first).toHaveValue(`${whole}!`);
    await two.keyboard.press('Backspace');
    await expect(first).toHaveValue(whole);

    await first.blur();
    for (let steps = 0; steps < 30 && (await first.inputValue()).startsWith('W'); steps += 1)
      await one.keyboard.press('ControlOrMeta+z');
    for (const notes of [first, second]) await expect(notes).toHaveValue(`Start. End.${closing}`);
  });

  test("a colleague's caret is on its line in a display text, and no toolbar moves when another person enters", async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Carets', 'harbour-cafe');
    const [one, two] = [
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
    ];
    const [here, there] = [new Editor(one), new Editor(two)];
    for (const editor of [here, there]) await editor.select('Greet');
    const written = here.response.displayTexts.first();
    await written.fill('First line\nSecond line\nThird line');
    await written.blur();
    // In a wide form the toolbar is beside the label.
    await there.response.openInWindow();
    const text = there.response.displayTextInWindow;
    await expect(text).toHaveValue('First line\nSecond line\nThird line');
    const toolbar = there.response.toolbarInWindow;
    const measure = async () => [await toolbar.boundingBox(), await text.boundingBox()];
    const caret = new Colleagues(two).carets(there.response.window);
    await expect(caret).toHaveCount(0);
    const before = await measure();

    await written.click();
    await one.keyboard.press('ControlOrMeta+Home');
    await one.keyboard.press('ArrowDown');
    await one.keyboard.press('End');
    await expect(caret).toHaveCount(1);
    expect(await measure()).toEqual(before);
    const lines = await text.evaluate((area) => {
      const { paddingTop, borderTopWidth, lineHeight } = getComputedStyle(area);
      const [padding = 0, border = 0, height = 0] = [paddingTop, borderTopWidth, lineHeight].map(parseFloat);
      return { top: area.getBoundingClientRect().top + border + padding, height };
    });
    // The middle of the caret is on the second of three lines, wherever in its line the browser draws it.
    await expect
      .poll(async () => {
        const { top, height } = await caret.evaluate((line) => line.getBoundingClientRect());
        return Math.floor((top + height / 2 - lines.top) / lines.height);
      })
      .toBe(1);
  });

  test('two people who type in one code window see each other’s words and carets at once (A4.37)', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Code');
    const one = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    await new Editor(one).treeItem('Start').waitFor();
    await new Editor(one).addNode('JavaScript');
    const two = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const [first, second] = [new CodeEditor(one), new CodeEditor(two)];
    for (const editor of [first, second]) {
      await new Editor(editor.page).select('JavaScript');
      await editor.open();
      await editor.code.click();
    }
    await one.keyboard.press('ControlOrMeta+Home');
    await two.keyboard.press('ControlOrMeta+End');
    await Promise.all([
      one.keyboard.type('// from the first person\n', { delay: 25 }),
      two.keyboard.type('// from the second person', { delay: 30 }),
    ]);
    for (const editor of [first, second]) {
      await expect(editor.code).toContainText('// from the first person');
      await expect(editor.code).toContainText('// from the second person');
      await expect(editor.colleagueCarets).toHaveCount(1);
    }
    await two.keyboard.press('ControlOrMeta+z');
    await expect(first.code).not.toContainText('second person');
    await expect(second.code).toContainText('// from the first person');
    await first.close();
    await expect(first.codeInForm).toHaveValue(/^\/\/ from the first person\nfunction run/);
  });

  test('text typed while the server is down is sent when it is back', async ({ openAs, server, createPerson }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Offline');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const editor = new Editor(page);
    await editor.openNotes('Start');
    await server.kill();
    await editor.notes.fill('Typed into the void');
    await server.start();
    const other = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const otherEditor = new Editor(other);
    await otherEditor.openNotes('Start');
    await expect(otherEditor.notes).toHaveValue('Typed into the void');
  });
});
