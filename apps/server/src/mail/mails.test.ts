import { describe, expect, test } from 'vitest';
import { createAlertMail } from './alert-mails.ts';
import { createCommentMail } from './comment-mails.ts';
import {
  createAlreadyRegisteredMail,
  createResetMail,
  createSetPasswordMail,
  createVerificationMail,
} from './account-mails.ts';
import type { ProductMail } from './outbox.repository.ts';
import {
  createAddressChangedMail,
  createAddressTakenMail,
  createNewAddressMail,
  createNewSignInMail,
  createPasswordChangedMail,
  createSignInCodeMail,
} from './security-mails.ts';
import { createReviewMail } from './review-mails.ts';
import { toSiteName, createPortalLink } from './site-link.ts';
import { isProductLookAlike } from './assistant/look-alike.ts';
import { productSubjects } from './product-subjects.ts';
import {
  createInvitationMail,
  createMailReportMail,
  createRemovedFromTeamMail,
  createTeamDeletedMail,
} from './team-mails.ts';

const url = 'https://confab.example';
const to = 'ada@example.test';
const code = 'c'.repeat(43);
const at = '2026-11-21, 07:40 UTC';
const evil = '<a href=//evil.example>https://evil.example</a>\u202e"\'&';
const invitation = {
  recipient: to,
  teamName: evil,
  inviterName: evil,
  inviterEmail: to,
  permission: 'AppEditor' as const,
  invitationId: '0190a000-0000-7000-8000-000000000001',
  ticket: code,
};

const report = {
  recipient: to,
  teamName: evil,
  projectName: evil,
  teamId: '0190a000-0000-7000-8000-000000000002',
  projectId: '0190a000-0000-7000-8000-000000000003',
  mailId: '0190a000-0000-7000-8000-000000000004',
};

const decision = { recipient: to, projectName: evil, reason: evil, teamId: report.teamId, projectId: report.projectId };
const decisionPath = `/projects/${report.projectId}?publish=status&team=${report.teamId}`;
const alert = {
  recipient: to,
  projectName: evil,
  projectId: report.projectId,
  hours: 24,
  share: '40%',
  usual: '10%',
  days: { from: '2026-03-10', to: '2026-03-11' },
};
const commentPath = `/projects/${report.projectId}?side=comments&team=${report.teamId}`;
const comment = { kind: 'replied', name: evil, item: evil, quote: evil, link: `${commentPath}&site=one` } as const;
const alertPath = `/?project=${alert.projectId}&view=correspondence&from=2026-03-10&to=2026-03-11&stage=Live&outcome=`;
/** The site that a mail links to. */
const getHost = (path: string) => {
  if (path.startsWith(alertPath)) return 'analytics.confab.example';
  return `${path === decisionPath || path === commentPath ? 'one' : 'my'}.confab.example`;
};

const everyMail: readonly (readonly [name: string, mail: ProductMail, path: string])[] = [
  ['verification', createVerificationMail(url, to, code, 'pro'), `/welcome?signupType=pro#code=${code}`],
  ['set password', createSetPasswordMail(url, to, code), `/welcome?signupType=my&isPasswordSet=false#code=${code}`],
  ['already registered', createAlreadyRegisteredMail(url, to), '/login'],
  ['reset', createResetMail(url, to, code, { at, frontendApp: 'one' }), `/passwordReset?code=${code}&frontendApp=one`],
  ['password changed', createPasswordChangedMail(url, to, at), '/login'],
  ['new address', createNewAddressMail(url, to, code), `/welcome?signupType=my#code=${code}`],
  ['address changed', createAddressChangedMail(url, to, { code, at, newAddress: evil }), `/revertEmail#code=${code}`],
  ['address taken', createAddressTakenMail(url, to), '/login'],
  ['sign-in code', createSignInCodeMail(url, to, code), '/security'],
  ['new sign-in', createNewSignInMail(url, to, { userAgent: evil, at }), '/security'],
  [
    'invitation',
    createInvitationMail(url, invitation),
    `/welcome?confirm=true&signupType=teamAccept&teamInvitationId=${invitation.invitationId}#code=${code}`,
  ],
  ['removed from a team', createRemovedFromTeamMail(url, to, evil), '/teams'],
  ['team deleted', createTeamDeletedMail(url, to, evil), '/teams'],
  ['mail report', createMailReportMail(url, report), '/'],
  ['project approved', createReviewMail(url, { ...decision, isApproved: true }), decisionPath],
  ['project denied', createReviewMail(url, { ...decision, isApproved: false }), decisionPath],
  ['comment', createCommentMail(url, to, [comment]), commentPath],
  ['alert about misses', createAlertMail(url, { ...alert, figure: 'missed' }), `${alertPath}missed`],
  ['alert about errors', createAlertMail(url, { ...alert, figure: 'errors' }), `${alertPath}errors`],
];

const mails = everyMail.flatMap(([name, { recipient, texts }, path]) =>
  (['en', 'de'] as const).map(
    (language) => [`${name} (${language})`, { recipient, ...texts[language] }, path] as const,
  ),
);

describe.each(mails)('the mail %s', (_name, { recipient, subject, text, html }, path) => {
  test('the mail has its link in the text, on the button and as visible URL (MAIL-1)', () => {
    const link = `https://${getHost(path)}${path}`;
    const inHtml = link.replaceAll('&', '&amp;');
    expect(text).toContain(link);
    expect(html.split(`href="${inHtml}"`)).toHaveLength(3);
    expect(html).toContain(`>${inHtml}</a>`);
  });

  test('the mail goes to one person with a fixed subject (MAIL-2, TEAM-9)', () => {
    expect(recipient).toBe(to);
    expect(subject).toMatch(/^[\wäöüß '-]+$/);
    expect(subject).not.toContain('evil');
  });

  test('the mail has the same content in text and HTML, loads nothing and links only to this installation (MAIL-2, TEAM-9)', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
    expect(html).not.toContain('<a href=//evil');
    const hosts = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => new URL(link).host);
    expect(hosts.filter((host) => host !== getHost(path))).toEqual([]);
    const heading = text.split('\n')[0] ?? '';
    expect(html).toContain(heading);
    expect(text).not.toMatch(/<\/?(?:p|td|table|br)\b/);
  });

  test('the mail uses tables and supports dark and light mode', () => {
    expect(html).toContain('color-scheme');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('role="presentation"');
  });
});

test.each(mails.slice(-16))('the mail %s does not let a name become a link (TEAM-9)', (_name, { text, html }) => {
  expect(text + html).not.toContain('https://evil.example');
  expect(text + html).not.toContain('//evil.example');
  expect(text + html).not.toContain('\u202e');
  expect(text.replaceAll('\u2060', '')).toContain('https://evil.example');
});

test('the mail about a new sign-in states in its own language that the browser is unknown', () => {
  const { en, de } = createNewSignInMail(url, to, { userAgent: '', at }).texts;
  expect([en.text, de.text]).toEqual([
    expect.stringContaining('with an unknown browser,'),
    expect.stringContaining('neu ist: unbekannter Browser.'),
  ]);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
    'with Chrome on Windows,',
    'neu ist: Chrome unter Windows.',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'with Safari on iPhone,',
    'neu ist: Safari auf dem iPhone.',
  ],
])('the mail about a new sign-in names the browser %s in its own language', (userAgent, english, deutsch) => {
  const { en, de } = createNewSignInMail(url, to, { userAgent, at }).texts;
  expect([en.text, de.text]).toEqual([expect.stringContaining(english), expect.stringContaining(deutsch)]);
});

test('the mail of an invitation names the role as the pages of its language do', () => {
  const { en, de } = createInvitationMail(url, invitation).texts;
  expect([en.text, de.text]).toEqual([
    expect.stringContaining('as App Editor.'),
    expect.stringContaining('(App-Bearbeitung).'),
  ]);
});

test('the mail of an invitation has a second link that declines it', () => {
  expect(createInvitationMail(url, invitation).texts.en.text).toContain(
    `/welcome?confirm=true&signupType=teamReject&teamInvitationId=${invitation.invitationId}#code=${code}`,
  );
});

describe('links into the account portal', () => {
  test.each(['https://evil', '//evil', '__proto__', 'constructor', '', 'My', undefined])(
    'an unknown site name %j leads to the account portal (MAIL-1)',
    (frontendApp) => {
      expect(toSiteName(frontendApp)).toBe('my');
      const { text } = createResetMail(url, to, code, { at, frontendApp }).texts.en;
      expect(text).toContain(`https://my.confab.example/passwordReset?code=${code}&frontendApp=my`);
    },
  );

  test.each(['author', 'one', 'my', 'analytics', 'pro'])('links keep the known site name %s (P2.30)', (site) => {
    expect(toSiteName(site)).toBe(site);
  });

  test('links reach the account portal when the address of the installation is an IP address', () => {
    expect(createPortalLink('http://192.0.2.7:4000', { path: '/welcome', query: { signupType: 'my' }, code })).toBe(
      `http://192.0.2.7:4000/welcome?flavour=my&signupType=my#code=${code}`,
    );
  });
});

test('every subject of the product is recognised, so that no assistant can use it (MAIL-6)', () => {
  const subjects = mails.map(([, mail]) => mail.subject);
  expect(subjects.toSorted()).toEqual(productSubjects.toSorted());
  expect(subjects.filter((subject) => !isProductLookAlike(subject))).toEqual([]);
});
