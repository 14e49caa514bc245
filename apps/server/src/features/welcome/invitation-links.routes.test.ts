import { teamCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { invite, listTeamMails, listMembers } from '../../testing/team-invitations.ts';

const { app, owner: ada } = setUpServer();

/** Invites an address and reads both links of the mail, as the welcome page reads them from its address. */
async function readLinks(email: string) {
  await invite(app, email, { admin: ada });
  const text = (await listTeamMails(app, email)).at(-1)?.text ?? '';
  const find = (signupType: string) => {
    const link = text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(`signupType=${signupType}`)) ?? '';
    const { pathname, searchParams, hash } = new URL(link);
    const teamInvitationId = searchParams.get('teamInvitationId') ?? '';
    return { pathname, body: { teamInvitationId, ticket: hash.replace('#code=', '') } };
  };
  return { accept: find('teamAccept'), reject: find('teamReject') };
}
const findMember = async (email: string) => (await listMembers(app, ada)).find((member) => member.email === email);

test('the invited person accepts through one link of the mail (P6.13)', async () => {
  const email = `${newId()}@example.test`;
  const { accept, reject } = await readLinks(email);
  expect([accept.pathname, reject.pathname]).toEqual(['/welcome', '/welcome']);
  expect((await app.call(teamCalls.acceptInvitation, { body: accept.body })).success).toBe(true);
  expect(await findMember(email)).toMatchObject({ invitePending: false });
  expect((await app.call(teamCalls.rejectInvitation, { body: reject.body })).success).toBe(false);
});

test('the invited person rejects through the other link of the mail (P6.13)', async () => {
  const email = `${newId()}@example.test`;
  const { accept, reject } = await readLinks(email);
  expect(await findMember(email)).toMatchObject({ invitePending: true });
  expect((await app.call(teamCalls.rejectInvitation, { body: reject.body })).success).toBe(true);
  expect(await findMember(email)).toBeUndefined();
  expect((await app.call(teamCalls.acceptInvitation, { body: accept.body })).success).toBe(false);
});
