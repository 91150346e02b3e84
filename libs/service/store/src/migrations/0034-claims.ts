import { type Migration } from './migration';

/** Claims, what was sent for them, where they are paid and the payments. */
export const claimsMigration: Migration = {
  number: 34,
  name: 'claims',
  statements: [
    `CREATE TABLE claims (
      id uuid PRIMARY KEY,
      reference text NOT NULL UNIQUE,
      policy_number text NOT NULL,
      life_kind text NOT NULL,
      life_key text,
      number_key text,
      status text NOT NULL,
      awaits text NOT NULL,
      due_on date,
      flag_level smallint,
      taken_by text,
      taken_by_name text,
      taken_at timestamptz(3),
      record json NOT NULL,
      version integer NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL
    )`,
    // Of two claims about one person of a policy one stands; one that was withdrawn or closed stands in nobody's way.
    `CREATE UNIQUE INDEX claims_one_of_life ON claims (policy_number, life_key)
      WHERE status NOT IN ('WITHDRAWN', 'DORMANT', 'VOID')`,
    // claimsOfPolicies
    `CREATE INDEX claims_policy ON claims (policy_number, created_at)`,
    // claimsOfPerson
    `CREATE INDEX claims_number_key ON claims (number_key) WHERE number_key IS NOT NULL`,
    // claimQueue: all of them, of which those come first that are to decide, the overdue ones before; then one index for each other view
    `CREATE INDEX claims_all ON claims (due_on, created_at, id)`,
    `CREATE INDEX claims_awaited ON claims (awaits, due_on, created_at, id) WHERE awaits IN ('CLAIMANT', 'BANK')`,
    `CREATE INDEX claims_flagged ON claims (due_on, created_at, id)
      WHERE flag_level IS NOT NULL AND status IN ('REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED')`,
    `CREATE INDEX claims_taken ON claims (taken_by, due_on, created_at, id) WHERE taken_by IS NOT NULL`,
    `CREATE TABLE claim_files (
      id uuid PRIMARY KEY,
      claim_id uuid NOT NULL REFERENCES claims (id),
      document_id uuid NOT NULL,
      file_name text NOT NULL,
      file_extension text NOT NULL,
      content_type text NOT NULL,
      size_bytes integer NOT NULL,
      sha256 text NOT NULL,
      content bytea NOT NULL,
      source text NOT NULL CHECK (source IN ('CUSTOMER', 'CLAIMANT', 'STAFF')),
      sent_by text NOT NULL,
      received_at timestamptz(3) NOT NULL,
      created_at timestamptz(3) NOT NULL
    )`,
    // sumClaimFiles
    `CREATE INDEX claim_files_claim ON claim_files (claim_id)`,
    // claimsWithFile
    `CREATE INDEX claim_files_sha256 ON claim_files (sha256)`,
    `CREATE TABLE claim_accounts (
      claim_id uuid NOT NULL REFERENCES claims (id),
      account_id uuid NOT NULL,
      claimant_id uuid NOT NULL,
      account_number text NOT NULL,
      awaits_answer boolean NOT NULL,
      created_at timestamptz(3) NOT NULL,
      PRIMARY KEY (claim_id, account_id)
    )`,
    // claimsPaidInto
    `CREATE INDEX claim_accounts_number ON claim_accounts (account_number)`,
    // claimAccountsAwaiting
    `CREATE INDEX claim_accounts_awaiting ON claim_accounts (created_at) WHERE awaits_answer`,
    `CREATE TABLE payouts (
      id uuid PRIMARY KEY,
      number text NOT NULL UNIQUE,
      claim_id uuid NOT NULL REFERENCES claims (id),
      policy_number text NOT NULL,
      claimant_id uuid,
      status text NOT NULL,
      pay_on date NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      has_failed boolean NOT NULL GENERATED ALWAYS AS (status IN ('FAILED', 'RETURNED')) STORED,
      record json NOT NULL,
      version integer NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL
    )`,
    // payoutsOfClaim
    `CREATE INDEX payouts_claim ON payouts (claim_id)`,
    // payoutsDue, and listPayouts of one status
    `CREATE INDEX payouts_status ON payouts (status, pay_on, id)`,
    // listPayouts of all that are under way
    `CREATE INDEX payouts_under_way ON payouts (has_failed DESC, pay_on, id) WHERE status NOT IN ('PAID', 'CANCELLED')`,
  ],
};
