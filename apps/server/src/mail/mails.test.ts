import { describe, expect, test } from 'vitest';
import { alreadyRegisteredMail, resetMail, setPasswordMail, verificationMail } from './account-mails.ts';
import type { Mail } from './outbox.repository.ts';
import {
  addressChangedMail,
  addressTakenMail,
  newAddressMail,
  newSignInMail,
  passwordChangedMail,
} from './security-mails.ts';
import { knownSite, portalLink } from './site-link.ts';
import { invitationMail, removedFromTeamMail, teamDeletedMail } from './team-mails.ts';

const url = 'https://confab.example';
const to = 'ada@example.test';
const code = 'c'.repeat(43);
const at = '2026-11-21 at 07:40 UTC';
const evil = '<a href=//evil.example>https://evil.example</a>\u202e"\'&';
const invitation = {
  recipient: to,
  teamName: evil,
  inviterName: evil,
  permission: 'App Editor',
  invitationId: '0190a000-0000-7000-8000-000000000001',
  ticket: code,
};

const mails: readonly (readonly [name: string, mail: Mail, path: string])[] = [
  ['verification', verificationMail(url, to, code, 'pro'), `/welcome?signupType=pro#code=${code}`],
  ['set password', setPasswordMail(url, to, code), `/welcome?signupType=my&isPasswordSet=false#code=${code}`],
  ['already registered', alreadyRegisteredMail(url, to), '/login'],
  ['reset', resetMail(url, to, code, { at, frontendApp: 'one' }), `/passwordReset?code=${code}&frontendApp=one`],
  ['password changed', passwordChangedMail(url, to, at), '/login'],
  ['new address', newAddressMail(url, to, code), `/welcome?signupType=my#code=${code}`],
  ['address changed', addressChangedMail(url, to, { code, at, newAddress: evil }), `/revertEmail#code=${code}`],
  ['address taken', addressTakenMail(url, to), '/login'],
  ['new sign-in', newSignInMail(url, to, { browser: evil, at }), '/security'],
  [
    'invitation',
    invitationMail(url, invitation),
    `/welcome?signupType=teamAccept&teamInvitationId=${invitation.invitationId}#code=${code}`,
  ],
  ['removed from a team', removedFromTeamMail(url, to, evil), '/teams'],
  ['team deleted', teamDeletedMail(url, to, evil), '/teams'],
];

describe.each(mails)('the mail %s', (_name, { recipient, subject, text, html }, path) => {
  test('has its link in the text, on the button and in plain sight (MAIL-1)', () => {
    const link = `https://my.confab.example${path}`;
    const inHtml = link.replaceAll('&', '&amp;');
    expect(text).toContain(link);
    expect(html.split(`href="${inHtml}"`)).toHaveLength(3);
    expect(html).toContain(`>${inHtml}</a>`);
  });

  test('goes to one person under a fixed subject (MAIL-2, TEAM-9)', () => {
    expect(recipient).toBe(to);
    expect(subject).toMatch(/^[\w '-]+$/);
    expect(subject).not.toContain('evil');
  });

  test('says the same in text and HTML, loads nothing from elsewhere and links nowhere but to us (MAIL-2, TEAM-9)', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
    expect(html).not.toContain('<a href=//evil');
    const hosts = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => new URL(link).host);
    expect(new Set(hosts)).toEqual(new Set(['my.confab.example']));
    const heading = text.split('\n')[0] ?? '';
    expect(html).toContain(heading);
    expect(text).not.toMatch(/<\/?(?:p|td|table|br)\b/);
  });

  test('is laid out in tables, for dark and light', () => {
    expect(html).toContain('color-scheme');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('role="presentation"');
  });
});

test.each(mails.slice(-3))('the mail %s lets no name pass for a link (TEAM-9)', (_name, { text, html }) => {
  expect(text + html).not.toContain('https://evil.example');
  expect(text + html).not.toContain('//evil.example');
  expect(text + html).not.toContain('\u202e');
  expect(text.replaceAll('\u2060', '')).toContain('https://evil.example');
});

test('an invitation can be declined by its other link (P6.13)', () => {
  expect(invitationMail(url, invitation).text).toContain(
    `/welcome?signupType=teamReject&teamInvitationId=${invitation.invitationId}#code=${code}`,
  );
});

describe('links', () => {
  test.each(['https://evil', '//evil', '__proto__', 'constructor', '', 'My', undefined])(
    'a client that says its site is %j gets the account portal (MAIL-1)',
    (frontendApp) => {
      expect(knownSite(frontendApp)).toBe('my');
      const { text } = resetMail(url, to, code, { at, frontendApp });
      expect(text).toContain(`https://my.confab.example/passwordReset?code=${code}&frontendApp=my`);
    },
  );

  test.each(['author', 'one', 'my', 'analytics', 'pro'])('knows the site %s (P2.30)', (site) => {
    expect(knownSite(site)).toBe(site);
  });

  test('reach the portal also where the installation has a bare number for an address', () => {
    expect(portalLink('http://192.0.2.7:4000', { path: '/welcome', query: { signupType: 'my' }, code })).toBe(
      `http://192.0.2.7:4000/welcome?flavour=my&signupType=my#code=${code}`,
    );
  });
});
