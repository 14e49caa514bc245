import { sql } from 'kysely';

/**
 * The address of an account that other people see: while a newer one is not confirmed, the last proven one.
 *
 * An address that is not confirmed may belong to somebody else.
 */
export const shownEmail = sql<string>`coalesce(account.recovery_email, account.email)`;

/** The key of `shownEmail`, to find a member by the address that was shown. */
export const shownEmailKey = sql<string>`coalesce(account.recovery_email_key, account.email_key)`;
