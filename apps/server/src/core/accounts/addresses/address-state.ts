/**
 * The states of an account's address, and every transition between them. Pure: the repositories apply what it decides.
 *
 * An account claims one address as its login name, and while a change is unconfirmed also the proven one before it:
 *
 * - `invited`: no password yet; somebody asked about the address before signing up. Nobody can sign in.
 * - `registered`: a password, but the mailbox was never proven. The person who chose the password may not own it.
 * - `changing`: the login name of an account that was proven at another address before.
 * - `recovery`: that other address, to which an unconfirmed change can be undone and resets are mailed.
 * - `verified`: the login name of an account whose mailbox was proven.
 *
 * An address without a claim is unclaimed. A proof of the mailbox takes `invited`, `registered` or `changing` ones.
 *
 * ```
 * unclaimed ──ask──▶ invited ──────────────prove──────────────▶ verified
 * unclaimed ──register──▶ registered ──prove (own browser keeps the password, any other replaces it)──▶ verified
 * verified ──change──▶ changing (new address) + recovery (old address)
 * changing ──prove, signed in──▶ verified; recovery is unclaimed again
 * changing ──undo, reset by the old mailbox, another's proof, another's claim──▶ unclaimed; recovery is verified again
 * invited, registered ──another account's proof──▶ the account keeps no address until its own link is opened
 * ```
 */
export type ClaimState = 'invited' | 'registered' | 'changing' | 'recovery' | 'verified';

/** The part of an account that decides about its claim to an address. */
export interface AddressClaim {
  readonly isVerified: boolean;
  readonly hasPassword: boolean;
  /** The key of the proven address, while a newer one is not confirmed. */
  readonly recoveryEmailKey: string | null;
}

/** The state in which an account claims an address, which has to be its login name or its recovery address. */
export function getClaimState(claim: AddressClaim, emailKey: string): ClaimState {
  if (claim.recoveryEmailKey === emailKey) return 'recovery';
  if (claim.recoveryEmailKey !== null) return 'changing';
  if (claim.isVerified) return 'verified';
  return claim.hasPassword ? 'registered' : 'invited';
}

/**
 * How another account may get an address: by signing up, by a change of its own address, or because a mailed link
 * proved that its owner reads the mailbox.
 */
export type ClaimingAction = 'register' | 'change' | 'prove';

/**
 * What happens to a claim when another account wants the address: `block` keeps it; `drop` ends it (the
 * account has no address until its own link is opened); `revert` gives the account its proven address back.
 */
export type ClaimOutcome = 'block' | 'drop' | 'revert';

const outcomes: Readonly<Record<ClaimState, Readonly<Record<ClaimingAction, ClaimOutcome>>>> = {
  // Anybody can ask about an address, so asking must not block others from using it.
  invited: { register: 'block', change: 'drop', prove: 'drop' },
  // A password was chosen, so only a proof of the mailbox can take the address.
  registered: { register: 'block', change: 'block', prove: 'drop' },
  changing: { register: 'revert', change: 'revert', prove: 'revert' },
  recovery: { register: 'block', change: 'block', prove: 'block' },
  verified: { register: 'block', change: 'block', prove: 'block' },
};

/** Decides what happens to a claim when another account wants its address. */
export function decideClaim(state: ClaimState, action: ClaimingAction): ClaimOutcome {
  return outcomes[state][action];
}

/** What the person who opened a mailed link has shown besides reading the mailbox. */
export interface OpenerTrust {
  /** Signed in to the very account whose address the link proves. */
  readonly isSignedIn: boolean;
  /** In the browser that registered the account. */
  readonly isRegistrar: boolean;
}

/**
 * What a proven mailbox does to the account that claims it: `none` when it was proven before; `confirm` keeps the
 * password and the opener's session; `takeOver` ends every session, code and known browser and sets the
 * password aside, since somebody else may have chosen it: only the owner of the mailbox can keep it, by typing it again; `signInFirst` changes nothing, since the account was proven at
 * another address and belongs to the owner of that address.
 */
export type ProofOutcome = 'none' | 'confirm' | 'takeOver' | 'signInFirst';

/** Decides what a mailed link does to the account whose address it proves (ACC-5). */
export function decideProof(state: ClaimState, { isSignedIn, isRegistrar }: OpenerTrust): ProofOutcome {
  switch (state) {
    case 'verified':
      return 'none';
    case 'changing':
      return isSignedIn ? 'confirm' : 'signInFirst';
    case 'recovery':
      return 'signInFirst';
    case 'invited':
    case 'registered':
      return isSignedIn || isRegistrar ? 'confirm' : 'takeOver';
  }
}
