import { type Migration } from './migration';

export const policiesMigration: Migration = {
  number: 1,
  name: 'policies',
  statements: [
    `CREATE TABLE customers (
      id uuid PRIMARY KEY,
      id_key text NOT NULL UNIQUE,
      id_number text,
      first_name text NOT NULL,
      surname text NOT NULL,
      cell_number text,
      email_address text,
      last_login_at timestamptz(3),
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL
    )`,
    `CREATE TABLE policies (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL UNIQUE,
      customer_id uuid NOT NULL REFERENCES customers,
      status text NOT NULL,
      inception_date date NOT NULL,
      record json NOT NULL,
      version integer NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL
    )`,
    // listPolicies, policyCount. The policy number's unique index serves the hot path.
    `CREATE INDEX policies_customer ON policies (customer_id)`,
    `CREATE TABLE policy_people (
      policy_id uuid NOT NULL REFERENCES policies,
      person_id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('MAIN_MEMBER', 'SPOUSE', 'CHILD', 'EXTENDED_MEMBER', 'BENEFICIARY')),
      id_number text,
      cell_number text,
      name_key text NOT NULL,
      PRIMARY KEY (policy_id, kind, person_id)
    )`,
    // policiesOfIdNumber and the cover of one life over all policies.
    `CREATE INDEX policy_people_id_number ON policy_people (id_number) WHERE id_number IS NOT NULL`,
    `CREATE INDEX policy_people_cell_number ON policy_people (cell_number) WHERE cell_number IS NOT NULL`,
    // Search by the start of a name: LIKE 'nkosi%' uses the index whatever the database's collation.
    `CREATE INDEX policy_people_name ON policy_people (name_key text_pattern_ops)`,
    `CREATE TABLE bank_accounts (
      policy_number text NOT NULL,
      banking_details_id uuid NOT NULL,
      account_number text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      PRIMARY KEY (policy_number, banking_details_id)
    )`,
  ],
};
