import { type Migration } from './migration';

/** Sign-ins of people who claim and have no policy of their own: each opens one claim (docs/domain/claims.md#c1-4). */
export const claimantSessionsMigration: Migration = {
  number: 36,
  name: 'claimant sessions',
  statements: [
    `CREATE TABLE claimant_sessions (
      id uuid PRIMARY KEY,
      claim_id uuid NOT NULL REFERENCES claims (id),
      claimant_id uuid NOT NULL,
      cell_number text NOT NULL,
      counter integer NOT NULL,
      created_at timestamptz(3) NOT NULL,
      advanced_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      revoked_at timestamptz(3),
      revoked_reason text,
      address text NOT NULL,
      user_agent text
    )`,
  ],
};
