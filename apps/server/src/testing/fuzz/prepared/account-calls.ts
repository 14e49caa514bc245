import { passwordResetCalls, securityCalls, signInCalls, teamCalls, welcomeCalls } from '@confab/contracts';
import { newId } from '../../../new-id.ts';
import { findMail, readCode } from '../../find-mails.ts';
import type { TestApp } from '../../open-test-app.ts';
import { aPerson, password, type TestPerson } from '../../people-and-projects.ts';
import { inviteAndReadMail } from '../../team-invitations.ts';
import { asVisitor, prepared, type PreparedCall } from './prepared-call.ts';

const newAddress = () => `${newId()}@example.test`;

/** An account without a password, and the cookie of the browser in which its invitation was accepted. */
async function anInvitedAccount(test: TestApp, admin: TestPerson) {
  const email = newAddress();
  const body = await inviteAndReadMail(test, email, { admin });
  const { cookie } = await test.call(teamCalls.acceptInvitation, { body });
  return { email, headers: { cookie } };
}

/** Calls by which a person without a session gets one, or proves an address. */
export const accountCalls: readonly PreparedCall[] = [
  prepared(signInCalls.checkEmail, async ({ owner }) => ({
    sent: { query: { email: owner.email } },
    by: asVisitor(owner),
  })),
  prepared(signInCalls.create, async ({ owner }) => ({
    sent: { body: { email: newAddress(), password, frontendApp: 'my' } },
    by: asVisitor(owner),
  })),
  prepared(signInCalls.login, async ({ test, owner }) => ({
    sent: { query: { type: 'my' }, body: { username: (await aPerson(test)).email, password } },
    by: asVisitor(owner),
  })),
  prepared(signInCalls.redeemHandover, async ({ test, owner }) => {
    const { code } = (await test.call(signInCalls.createHandover, { body: {}, token: owner.token })).result;
    return { sent: { body: { code } }, by: asVisitor(owner) };
  }),
  prepared(welcomeCalls.verifyEmail, async ({ test, owner }) => {
    const email = newAddress();
    await test.call(signInCalls.create, { body: { email, password, frontendApp: 'my' } });
    return { sent: { body: { code: readCode(await findMail(test, email, /./)) } }, by: asVisitor(owner) };
  }),
  prepared(welcomeCalls.setFirstPassword, async ({ test, owner }) => {
    const { email, headers } = await anInvitedAccount(test, owner);
    return { sent: { body: { login: email, password }, headers }, by: asVisitor(owner) };
  }),
  prepared(welcomeCalls.setFirstPasswordByQuery, async ({ test, owner }) => {
    const { email, headers } = await anInvitedAccount(test, owner);
    return { sent: { query: { login: email, password }, headers }, by: asVisitor(owner) };
  }),
  prepared(passwordResetCalls.requestReset, async ({ test, owner }) => ({
    sent: { query: { login: (await aPerson(test)).email, frontendApp: 'my' } },
    by: asVisitor(owner),
  })),
  prepared(passwordResetCalls.resetPassword, async ({ test, owner }) => {
    const { email } = await aPerson(test);
    await test.call(passwordResetCalls.requestReset, { query: { login: email, frontendApp: 'my' } });
    const resetCode = readCode(await findMail(test, email, /Reset your/));
    return { sent: { body: { resetCode, newPassword: 'Tidal+Lantern9' } }, by: asVisitor(owner) };
  }),
  prepared(securityCalls.revertEmail, async ({ test, owner }) => {
    const { accountId, email, token } = await aPerson(test);
    const body = { tvAccountId: accountId, email: newAddress(), password };
    await test.call(securityCalls.changeEmail, { body, token });
    return { sent: { body: { code: readCode(await findMail(test, email, /was changed/)) } }, by: asVisitor(owner) };
  }),
];
