import type { AccountId } from '@confab/model';
import { passwordResetCalls, securityCalls, signInCalls, teamCalls, welcomeCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMails } from '../../testing/find-mails.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { hashSecret } from '../../core/accounts/hash-secret.ts';
import { invite } from '../../testing/team-invitations.ts';
import { newEmail } from '../../testing/create-account-client.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: admin } = setUpServer();

/** Two people with two mailboxes each, who read only their own mail. */
interface Player {
  readonly name: 'attacker' | 'victim';
  readonly password: string;
  readonly mailboxes: readonly string[];
  /** Every token that this person was ever given. */
  readonly tokens: string[];
  /** The cookies of this person's browser, by name. */
  readonly cookies: Map<string, string>;
}

interface World {
  readonly players: readonly Player[];
  readonly addresses: readonly string[];
  /** Who chose the password behind a stored hash. */
  readonly choosers: Map<string, Player>;
  /** The invited address by which an account joined the team. */
  readonly joinedBy: Map<string, string>;
}

const actions = [
  'ask',
  'register',
  'login',
  'changeEmail',
  'changePassword',
  'requestReset',
  'openMail',
  'openMailSignedOut',
  'invite',
  'acceptListed',
  'handOver',
  'logOut',
  'endOtherSessions',
  'resendVerification',
  'setFirstPassword',
  'keepSignUpPassword',
] as const;

/** One call of one person; `pick` chooses the address or the mail that it is about. */
interface Step {
  readonly action: (typeof actions)[number];
  readonly player: number;
  readonly pick: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('changeEmail', 'invite', 'register', 'login') },
    { weight: 5, arbitrary: fc.constantFrom('openMail', 'openMailSignedOut') },
    { weight: 2, arbitrary: fc.constantFrom('keepSignUpPassword') },
    { weight: 3, arbitrary: fc.constantFrom(...actions) },
  ),
  player: fc.integer({ min: 0, max: 1 }),
  pick: fc.nat(7),
});

async function makeWorld(): Promise<World> {
  const players = await Promise.all(
    (['attacker', 'victim'] as const).map(async (name): Promise<Player> => {
      const mailboxes = [newEmail(), newEmail()];
      return { name, password: `Quiet+${name}+Harbour7`, mailboxes, tokens: [], cookies: new Map() };
    }),
  );
  const world = {
    players,
    addresses: players.flatMap(({ mailboxes }) => mailboxes),
    choosers: new Map<string, Player>(),
    joinedBy: new Map<string, string>(),
  };
  // Each begins with a verified account at the first of the two mailboxes.
  for (const player of players) {
    const pick = world.addresses.indexOf(player.mailboxes[0] ?? '');
    await take(world, player, { action: 'register', pick });
    await take(world, player, { action: 'openMail', pick: 0 });
    await take(world, player, { action: 'login', pick });
    await noteChanges(world, player);
  }
  return world;
}

type Answered = Awaited<ReturnType<TestApp['call']>>;

function keepCookies(player: Player, { cookie }: Pick<Answered, 'cookie'>) {
  for (const pair of cookie.split('; ').filter(Boolean)) player.cookies.set(pair.split('=')[0] ?? '', pair);
}

/** Makes one call of a person; a call that is refused changes nothing and is as good as any other. */
async function take(world: World, player: Player, { action, pick }: Omit<Step, 'player'>): Promise<void> {
  const { password } = player;
  const email = world.addresses[pick % world.addresses.length] ?? '';
  const token = player.tokens.at(-1);
  const headers = { cookie: [...player.cookies.values()].join('; ') };
  switch (action) {
    case 'ask':
      await app.call(signInCalls.checkEmail, { query: { email, createIfNewAccount: 'true' }, headers });
      return;
    case 'register':
      keepCookies(player, await app.call(signInCalls.create, { body: { email, password, frontendApp: 'my' } }));
      return;
    case 'login': {
      const answered = await app.call(signInCalls.login, { query: {}, body: { username: email, password }, headers });
      keepCookies(player, answered);
      if (answered.success) player.tokens.push(answered.result.token);
      return;
    }
    case 'changeEmail': {
      const tvAccountId = await findAccountId(token);
      const body = { tvAccountId, email, password };
      const answered = await app.call(securityCalls.changeEmail, { body, token });
      if (answered.success) player.tokens.push(answered.result.token);
      return;
    }
    case 'changePassword': {
      const answered = await app.call(securityCalls.resetSignedIn, {
        body: { password, oldPassword: password },
        token,
      });
      if (answered.success) player.tokens.push(answered.result.token);
      return;
    }
    case 'requestReset':
      await app.call(passwordResetCalls.requestReset, { query: { login: email, frontendApp: 'my' } });
      return;
    case 'openMail':
      return openMail(world, player, { pick, token, headers });
    case 'openMailSignedOut':
      return openMail(world, player, { pick, token: undefined, headers: {} });
    case 'invite':
      await invite(app, email, { admin });
      return;
    case 'acceptListed': {
      const { result: teams = [] } = await app.call(teamCalls.listMine, { token });
      for (const { teamInvitationId } of teams)
        if (teamInvitationId !== null) await accept(world, { teamInvitationId }, { token, headers });
      return;
    }
    case 'handOver': {
      const { result } = await app.call(signInCalls.createHandover, { token });
      const redeemed = await app.call(signInCalls.redeemHandover, { body: { code: result?.code ?? 'x'.repeat(43) } });
      if (redeemed.success) player.tokens.push(redeemed.result.token);
      return;
    }
    case 'logOut':
      await app.call(signInCalls.logout, { token });
      player.tokens.pop();
      return;
    case 'endOtherSessions':
      await app.call(securityCalls.endOtherSessions, { token });
      return;
    case 'resendVerification':
      await app.call(welcomeCalls.resendVerification, { token });
      return;
    case 'setFirstPassword':
      await app.call(welcomeCalls.setFirstPassword, { body: { login: email, password }, headers });
      return;
    case 'keepSignUpPassword': {
      const body = { login: email, password, isSignUpPassword: true };
      await app.call(welcomeCalls.setFirstPassword, { body, headers });
      return;
    }
  }
}

interface Opening {
  readonly token: string | undefined;
  readonly headers: Record<string, string>;
}

/** Follows the link of a mail in one of the person's own mailboxes; a reset chooses the person's password. */
async function openMail(world: World, player: Player, { pick, ...opening }: Opening & { pick: number }) {
  const mails = (await Promise.all(player.mailboxes.map((mailbox) => findMails(app, mailbox)))).flat();
  const links = mails.map(({ text }) => text).filter((text) => /[#?&]code=/.test(text));
  const text = links[pick % Math.max(1, links.length)];
  if (text === undefined) return;
  const code = /[#?&]code=([\w-]{43})/.exec(text)?.[1] ?? '';
  const teamInvitationId = /teamAccept&teamInvitationId=([0-9a-f-]{36})/.exec(text)?.[1];
  if (teamInvitationId !== undefined) {
    keepCookies(player, await accept(world, { teamInvitationId, ticket: code }, opening));
  } else if (text.includes('/revertEmail')) {
    const { success, result } = await app.call(securityCalls.revertEmail, { body: { code } });
    if (success) await reset(player, result.resetCode);
  } else if (text.includes('/passwordReset')) await reset(player, code);
  else keepCookies(player, await app.call(welcomeCalls.verifyEmail, { body: { code }, ...opening }));
}

const reset = ({ password: newPassword }: Player, resetCode: string) =>
  app.call(passwordResetCalls.resetPassword, { body: { newPassword, resetCode } });

async function accept(world: World, body: { teamInvitationId: string; ticket?: string }, opening: Opening) {
  const answered = await app.call(teamCalls.acceptInvitation, { body, ...opening });
  if (!answered.success) return answered;
  const joined = await app.services.db
    .selectFrom('teamMember')
    .innerJoin('account', 'account.id', 'teamMember.accountId')
    .where('teamId', '=', admin.teamId)
    .where('emailKey', '=', emailKey(answered.result.email) ?? '')
    .select(['account.id', 'account.email'])
    .execute();
  for (const { id, email } of joined) if (!world.joinedBy.has(id)) world.joinedBy.set(id, email);
  return answered;
}

async function findAccountId(token: string | undefined) {
  const { result } = await app.call(signInCalls.validateToken, { query: {}, token });
  // A call without a session is refused, whatever it names.
  return result?.tvAccountId ?? admin.accountId;
}

/** The accounts that the two people's addresses, sessions and passwords reach, as the database has them. */
function listAccounts() {
  return app.services.db
    .selectFrom('account')
    .where('id', '!=', admin.accountId)
    .select(['id', 'emailKey', 'passwordHash', 'isVerified', 'recoveryEmailKey'])
    .execute();
}

/** A hash that was not there before the step was chosen by the person who took it. */
async function noteChanges({ choosers }: World, player: Player) {
  for (const { passwordHash } of await listAccounts())
    if (passwordHash !== null && !choosers.has(passwordHash)) choosers.set(passwordHash, player);
}

/** Who can use an account now: by the password, or by a token that is still good. */
async function findUsers({ players, choosers }: World, account: { id: AccountId; passwordHash: string | null }) {
  const rows = await app.services.db
    .selectFrom('session')
    .where('accountId', '=', account.id)
    .select('tokenHash')
    .execute();
  const live = new Set(rows.map(({ tokenHash }) => tokenHash.toString('hex')));
  const signedIn = players.filter(({ tokens }) => tokens.some((token) => live.has(hashSecret(token).toString('hex'))));
  const chooser = account.passwordHash === null ? undefined : choosers.get(account.passwordHash);
  return new Set([...signedIn, ...(chooser ? [chooser] : [])]);
}

/** Every use of an account by a person who owns no mailbox by which it was proven or joined the team. */
async function findTakeovers(world: World) {
  const takeovers: string[] = [];
  const keys = new Map(
    world.players.flatMap((player) => player.mailboxes.map((mailbox) => [emailKey(mailbox) ?? '', player])),
  );
  for (const account of await listAccounts()) {
    const proven = account.recoveryEmailKey ?? (account.isVerified ? account.emailKey : undefined);
    const joined = emailKey(world.joinedBy.get(account.id) ?? '');
    for (const key of [proven, joined]) {
      const owner = key === undefined ? undefined : keys.get(key);
      for (const user of owner ? await findUsers(world, account) : [])
        if (user !== owner) takeovers.push(`the ${user.name} uses an account proven by the other at ${key}`);
    }
  }
  return takeovers;
}

test('no sequence of account calls lets a person use an account through an address that only the other one proved (TEAM-5, ACC-5, ACC-12)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 16 }), async (steps) => {
      const world = await makeWorld();
      for (const step of steps) {
        const player = world.players[step.player];
        if (!player) continue;
        await take(world, player, step);
        await noteChanges(world, player);
        expect(await findTakeovers(world)).toEqual([]);
      }
      await app.services.db.deleteFrom('account').where('id', '!=', admin.accountId).execute();
    }),
    { numRuns: 12 },
  );
});
