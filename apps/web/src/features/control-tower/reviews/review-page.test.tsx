import { catalogue } from '@confab/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { nodeSchema } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { setLanguage } from '../../../words/language.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ControlTowerPage } from '../control-tower-page.tsx';
import { ReviewPage } from './review-page.tsx';

const id = (last: string) => `00000000-0000-4000-8000-0000000000${last}`;
const review = {
  reviewId: id('01'),
  teamId: id('02'),
  teamName: 'Lantern House',
  projectId: id('03'),
  projectName: 'Museum guide',
  state: 'UnderReview',
  requestedBy: 'Ada',
  requestedUtc: '2026-11-23T08:00:00Z',
  decidedBy: '',
  decidedUtc: null,
  reason: '',
};
const item = (last: string, displayName: string, change: string) => ({
  itemId: id(last),
  type: 'Page',
  displayName,
  change,
});
const details = {
  review,
  approvedUtc: '2026-11-20T08:00:00Z',
  project: item('03', 'Museum guide', 'same'),
  authorValues: [{ ...item('14', 'Contact details', 'same'), type: 'ContactUs' }],
  chapters: [
    {
      ...item('10', 'Visit', 'same'),
      pages: [
        { ...item('11', 'Tickets', 'changed'), parent: id('10') },
        { ...item('12', 'Hours', 'same'), parent: id('10') },
      ],
    },
  ],
  removed: [{ itemId: id('13'), displayName: 'Old page' }],
  errorCount: 0,
  warningCount: 0,
  problems: [],
  threads: [],
};
const tickets = {
  itemId: id('11'),
  type: 'Page',
  propertyValues: { DisplayName: 'Tickets', Keywords: 'tickets' },
  approvedValues: { DisplayName: 'Prices', Keywords: 'tickets' },
  schema: null,
  files: [] as object[],
  approvedFiles: [] as object[],
};

afterEach(() => act(() => setLanguage('en')));
beforeEach(() => {
  history.replaceState(null, '', '/reviews');
  // The conversation is not part of these tests.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  // jsdom has no window that could have the focus.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, made } = fakeApi({
    '/api/GetReview': () => details,
    '/api/GetReviewItem': () => tickets,
    '/api/GetReviewQueue': () => ({ reviews: [review], total: 1 }),
    ...answers,
  });
  const { unmount } = renderPage(api, <ReviewPage reviewId={review.reviewId} />);
  await screen.findByRole('heading', { name: 'Museum guide' });
  return { made, unmount, user: userEvent.setup() };
}

test('the list of reviews shows the projects that wait for a decision, with team and author', async () => {
  const { api } = fakeApi({ '/api/GetReviewQueue': () => ({ reviews: [review], total: 1 }) });
  renderPage(api, <ControlTowerPage />);
  expect((await screen.findByRole('link', { name: 'Museum guide' })).getAttribute('href')).toBe(
    `/reviews/${review.reviewId}`,
  );
  expect(screen.getByText('Team Lantern House, requested by Ada')).toBeTruthy();
});

describe('a review', () => {
  test('a review initially shows only changed and removed pages', async () => {
    const { user } = await show();
    const tree = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(tree.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Visit', 'TicketsChanged']);
    expect(tree.getByText('Old page')).toBeTruthy();
    await user.click(tree.getByRole('switch', { name: 'Only changed pages' }));
    expect(tree.getByRole('button', { name: 'Hours' })).toBeTruthy();
  });

  test('a review begins at the first change since the last approval, or at the first page of a first review', async () => {
    const changedHours = {
      ...details.chapters[0],
      pages: details.chapters[0]?.pages.map((page) => ({
        ...page,
        change: page.displayName === 'Hours' ? 'changed' : 'same',
      })),
    };
    const current = () => document.querySelector('nav [aria-current]')?.textContent;
    const { unmount } = await show({ '/api/GetReview': () => ({ ...details, chapters: [changedHours] }) });
    expect(current()).toBe('HoursChanged');
    unmount();
    await show({ '/api/GetReview': () => ({ ...details, approvedUtc: null, chapters: [changedHours] }) });
    expect(current()).toBe('Tickets');
  });

  test('labels and options of a reviewed page are in German when German is chosen', async () => {
    await act(() => setLanguage('de'));
    const entry = {
      EntryId: 'e1',
      Order: 'a0',
      ScreenLayout: 'ImageRightNoHeading',
      DisplayText: 'Hi',
      SpokenText: 'Hi',
    };
    const response = { SelectionMethod: 'Random', Entries: [entry] };
    const values = { DisplayName: 'Tickets', Response: response };
    const schema = catalogue.pageSchemas['Welcome'];
    await show({ '/api/GetReviewItem': () => ({ ...tickets, propertyValues: values, approvedValues: null, schema }) });
    expect(await screen.findByText('Bild rechts ohne Überschrift')).toBeTruthy();
    expect(screen.getByText('Anzeigetext')).toBeTruthy();
  });

  test('a review shows changed author values beside the approved ones, without comments', async () => {
    const contact = { ...item('14', 'Contact details', 'changed'), type: 'ContactUs' };
    const { user } = await show({
      '/api/GetReview': () => ({ ...details, authorValues: [contact] }),
      '/api/GetReviewItem': ({ query }: { query: { itemId: string } }) =>
        query.itemId === contact.itemId
          ? { ...tickets, ...contact, propertyValues: { Phone: '555 02' }, approvedValues: { Phone: '555 01' } }
          : tickets,
    });
    expect(screen.getByRole('region', { name: /^Comments/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Contact detailsChanged' }));
    const values = within(await screen.findByRole('region', { name: 'Contents of Contact details' }));
    expect((await values.findByText('Approved before')).parentElement?.textContent).toContain('555 01');
    expect(values.getByText('Under review').parentElement?.textContent).toContain('555 02');
    expect(screen.queryByRole('region', { name: /^Comments/ })).toBeNull();
  });

  test('a review shows the texts of an item in each language, and which of them has changed', async () => {
    const say = (text: string) => ({ DisplayName: 'Tickets', Translations: { de: { DisplayName: { Value: text } } } });
    await show({
      '/api/GetReviewItem': () => ({ ...tickets, propertyValues: say('Karten'), approvedValues: say('Preise') }),
    });
    const values = within(await screen.findByRole('region', { name: 'Contents of Tickets' }));
    expect(values.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'DisplayName',
      'DisplayName · DeutschChanged',
    ]);
    expect((await values.findByText('Approved before')).parentElement?.textContent).toContain('Preise');
    expect(values.getByText('Under review').parentElement?.textContent).toContain('Karten');
  });

  test('a review shows a changed value beside the approved one', async () => {
    await show();
    const values = within(await screen.findByRole('region', { name: 'Contents of Tickets' }));
    expect(values.getByText('Approved before').parentElement?.textContent).toContain('Prices');
    expect(values.getByText('Under review').parentElement?.textContent).toContain('Tickets');
  });

  test('a review marks what has changed in the texts, choices and rows of a value, for screen readers too', async () => {
    const entry = (entryId: string, Order: string, DisplayText: string, ScreenLayout = 'TextOnly') => ({
      EntryId: entryId,
      Order,
      DisplayText,
      ScreenLayout,
    });
    const response = (...Entries: readonly object[]) => ({ Response: { SelectionMethod: 'Random', Entries } });
    const first = ['e1', 'a0', 'We open at nine on Monday.'] as const;
    await show({
      '/api/GetReviewItem': () => ({
        ...tickets,
        schema: catalogue.pageSchemas['Welcome'],
        approvedValues: response(entry(...first), entry('e2', 'a1', 'Hello')),
        propertyValues: response(
          entry('e1', 'a0', 'We open at ten on Monday.', 'ImageRightNoHeading'),
          entry('e2', 'a1', 'Hello'),
          entry('e3', 'a2', 'Welcome back'),
        ),
      }),
    });
    const values = await screen.findByRole('region', { name: 'Contents of Tickets' });
    const list = (role: string) =>
      within(values)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(list('deletion')).toEqual(['nine', 'Text only']);
    expect(list('insertion')).toEqual(['ten', 'Image right, no heading', 'Welcome back', 'Text only']);
  });

  test('a review shows the pictures and sounds of a page, and the name of another file', async () => {
    const [picture, sound, page] = [id('21'), id('22'), id('23')];
    const file = (assetId: string, name: string, fileType: string, address: string | null) => ({
      assetId,
      name,
      fileType,
      address,
    });
    const property = (name: string) => ({ name, label: name, type: 'Image' });
    await show({
      '/api/GetReviewItem': () => ({
        ...tickets,
        propertyValues: { Front: picture, Speech: sound, Mail: page, Elsewhere: 'https://host.example/a.png' },
        approvedValues: null,
        schema: {
          ...nodeSchema,
          properties: ['Front', 'Speech', 'Mail', 'Elsewhere'].map(property),
        },
        files: [
          file(picture, 'front.png', 'Images', '/media/front'),
          file(sound, 'tone.mp3', 'Audio', '/media/tone'),
          file(page, 'mail.html', 'Html', null),
        ],
      }),
    });
    const values = await screen.findByRole('region', { name: 'Contents of Tickets' });
    expect(values.querySelector('img')?.getAttribute('src')).toBe('/media/front');
    expect(within(values).getByLabelText('tone.mp3').getAttribute('src')).toBe('/media/tone');
    for (const shown of ['front.png', 'mail.html', 'https://host.example/a.png'])
      expect(within(values).getByText(shown)).toBeTruthy();
  });

  test('a file that was replaced is shown on each side as that version has it', async () => {
    const [before, after, file] = [id('24'), id('25'), { name: 'front.png', fileType: 'Images' }];
    await show({
      '/api/GetReviewItem': () => ({
        ...tickets,
        propertyValues: { Front: after },
        approvedValues: { Front: before },
        schema: { ...nodeSchema, properties: [{ name: 'Front', label: 'Front', type: 'Image' }] },
        files: [{ ...file, assetId: after, address: '/media/new' }],
        approvedFiles: [{ ...file, assetId: before, address: '/media/approved' }],
      }),
    });
    const values = await screen.findByRole('region', { name: 'Contents of Tickets' });
    expect([...values.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/approved',
      '/media/new',
    ]);
  });

  test('a review can be denied only with a reason, which is sent', async () => {
    const { user, made } = await show({
      '/api/DecideReview': () => ({ ...review, state: 'Denied', decidedBy: 'Sam', reason: 'Wrong prices' }),
    });
    const decision = within(screen.getByRole('region', { name: 'Decision' }));
    const deny = decision.getByRole<HTMLButtonElement>('button', { name: 'Deny' });
    expect(deny.disabled).toBe(true);
    await user.type(decision.getByLabelText('Reason or note to the author'), 'Wrong prices');
    await user.click(deny);
    await waitFor(() => expect(decision.getByRole('status').textContent).toContain('Wrong prices'));
    expect(made.find(({ path }) => path === '/api/DecideReview')?.input).toEqual({
      body: { reviewId: review.reviewId, decision: 'Denied', reason: 'Wrong prices' },
    });
    expect(decision.queryByRole('button')).toBeNull();
    // The buttons were removed, and the keyboard continues at the decision.
    expect(document.activeElement).toBe(decision.getByRole('status'));
  });

  test('the heading of a review gets the focus when the link that opened it is removed', async () => {
    await show();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Museum guide' }));
  });

  test('a review shows that another reviewer has already decided', async () => {
    const message = 'Another reviewer has already decided on this request.';
    const { user } = await show({
      '/api/DecideReview': () => {
        throw new ApiFailure('conflict', message, 409);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  test('the decision of another reviewer appears on its own and removes the buttons', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let current = review;
    const { made } = await show({ '/api/GetReview': () => ({ ...details, review: current }) });
    const countReads = () => made.filter(({ path }) => path === '/api/GetReview').length;
    const decision = within(screen.getByRole('region', { name: 'Decision' }));
    expect(decision.getAllByRole('button')).toHaveLength(2);
    current = { ...review, state: 'Approved', decidedBy: 'Sam' };
    await advanceTime(60_000);
    expect((await decision.findByRole('status')).textContent).toContain('Sam');
    expect(decision.queryByRole('button')).toBeNull();
    await advanceTime(300_000);
    expect(countReads()).toBe(2);
  });

  test('a decision is kept when an older answer about the review arrives after it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let answerLate: () => void = () => undefined;
    let isLate = false;
    const { user, made } = await show({
      '/api/GetReview': () =>
        isLate ? new Promise((resolve) => (answerLate = () => resolve(details))) : Promise.resolve(details),
      '/api/DecideReview': () => ({ ...review, state: 'Approved', decidedBy: 'Sam' }),
    });
    isLate = true;
    await advanceTime(60_000);
    const decision = within(screen.getByRole('region', { name: 'Decision' }));
    await user.click(decision.getByRole('button', { name: 'Approve' }));
    await decision.findByRole('status');
    // The queries pass an answer to React in a timeout.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerLate();
    await advanceTime(1_000);
    expect(made.filter(({ path }) => path === '/api/GetReview')).toHaveLength(2);
    expect(decision.getByRole('status').textContent).toContain('Sam');
  });

  test('a review accepts comments on the selected page', async () => {
    const thread = {
      id: id('20'),
      itemId: id('11'),
      isResolved: false,
      comments: [
        { id: id('21'), authorName: 'Sam', text: 'Which hall?', createdUtc: '2026-11-23T08:30:00Z', isDeleted: false },
      ],
    };
    const { user, made } = await show({ '/api/CommentOnReview': () => thread });
    const comments = within(screen.getByRole('region', { name: 'Comments on Tickets' }));
    await user.type(comments.getByLabelText('New comment'), 'Which hall?');
    await user.click(comments.getByRole('button', { name: 'Comment' }));
    expect(await comments.findByText(/Which hall\?/, { selector: 'p' })).toBeTruthy();
    expect(made.find(({ path }) => path === '/api/CommentOnReview')?.input).toMatchObject({
      body: { reviewId: review.reviewId, itemId: id('11'), text: 'Which hall?' },
    });
  });
});
