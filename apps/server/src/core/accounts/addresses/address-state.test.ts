import { describe, expect, test } from 'vitest';
import {
  decideClaim,
  decideProof,
  getClaimState,
  type AddressClaim,
  type ClaimingAction,
  type ClaimState,
} from './address-state.ts';

const claim = (parts: Partial<AddressClaim>): AddressClaim => ({
  isVerified: false,
  hasPassword: true,
  recoveryEmailKey: null,
  ...parts,
});
const states: readonly ClaimState[] = ['invited', 'registered', 'changing', 'recovery', 'verified'];

describe('getClaimState (ACC-5)', () => {
  test.each<[string, AddressClaim, ClaimState]>([
    ['an account without a password is invited', claim({ hasPassword: false }), 'invited'],
    ['an account whose mailbox was never proven is registered', claim({}), 'registered'],
    ['a proven account is verified', claim({ isVerified: true }), 'verified'],
    ['a proven account without a password is verified', claim({ isVerified: true, hasPassword: false }), 'verified'],
    ['an account with another proven address is changing', claim({ recoveryEmailKey: 'old@x.io' }), 'changing'],
    ['the address before an unconfirmed change is recovery', claim({ recoveryEmailKey: 'new@x.io' }), 'recovery'],
  ])('%s (ACC-5)', (_title, of, state) => {
    expect(getClaimState(of, 'new@x.io')).toBe(state);
  });
});

describe('decideClaim (ACC-5, ACC-12)', () => {
  test('no action removes a verified address, or one to which a change can be undone (ACC-12)', () => {
    for (const action of ['register', 'change', 'prove'] as const)
      expect([decideClaim('verified', action), decideClaim('recovery', action)]).toEqual(['block', 'block']);
  });

  test('only a proof removes a registered address from the person who chose its password (ACC-5)', () => {
    const decisions = (['register', 'change', 'prove'] as const).map((action) => decideClaim('registered', action));
    expect(decisions).toEqual(['block', 'block', 'drop']);
  });

  test('every action ends an unconfirmed change to the address, and the account returns to its proven one (ACC-12)', () => {
    for (const action of ['register', 'change', 'prove'] satisfies ClaimingAction[])
      expect(decideClaim('changing', action)).toBe('revert');
  });
});

describe('decideProof (ACC-5, TEAM-5)', () => {
  const stranger = { isSignedIn: false, isRegistrar: false };

  test('a stranger’s proof never keeps a password that was chosen before it (ACC-5)', () => {
    expect(states.filter((state) => decideProof(state, stranger) === 'confirm')).toEqual([]);
  });

  test('the browser that registered keeps its password, but does not confirm a changed address (ACC-5)', () => {
    const registrar = { isSignedIn: false, isRegistrar: true };
    expect(decideProof('registered', registrar)).toBe('confirm');
    expect(decideProof('changing', registrar)).toBe('signInFirst');
  });

  test('a person signed in to the account confirms a registered and a changed address (ACC-12)', () => {
    const owner = { isSignedIn: true, isRegistrar: false };
    expect([decideProof('registered', owner), decideProof('changing', owner)]).toEqual(['confirm', 'confirm']);
  });
});
