import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id, ownedBy } from './columns.ts';

/** An authenticator app and its backup codes, as Better Auth's two-factor plugin stores them: both encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: ownedBy('user_id', () => users.id),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** True if a code from the app was confirmed after setup. Before that, login doesn't ask for codes. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: at('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId), index('two_factors_secret').on(table.secret)],
);

/**
 * A number up to 4,294,967,295, as WebAuthn's counters are. PostgreSQL's integers end at half of that, so the upper half is stored as
 * negative numbers with the same bits.
 */
const unsignedInteger = customType<{ data: number; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (number) => number | 0,
  fromDriver: (stored) => stored >>> 0,
});

/** A passkey. `publicKey` is COSE in base64. `counter` is the signature counter from the last login. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: ownedBy('user_id', () => users.id),
    credentialID: text('credential_id').notNull().unique(),
    counter: unsignedInteger('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Keys that sign access tokens; the private half is encrypted; the key set publishes the public one. */
export const signingKeys = pgTable('signing_keys', {
  id: id(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: createdAt(),
  expiresAt: at('expires_at'),
});
