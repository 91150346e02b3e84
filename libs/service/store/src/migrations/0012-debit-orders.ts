import { type Migration } from './migration';

/** Accounts that wait for their bank's word, and mandates that wait for their payer's. */
export const debitOrdersMigration: Migration = {
  number: 12,
  name: 'debit-orders',
  statements: [
    `ALTER TABLE bank_accounts
      ADD COLUMN holder_id_number text,
      ADD COLUMN awaits_answer boolean NOT NULL DEFAULT false`,
    `CREATE INDEX bank_accounts_awaiting ON bank_accounts (created_at) WHERE awaits_answer`,
    `CREATE TABLE mandate_requests (
      contract_reference text PRIMARY KEY,
      policy_number text NOT NULL,
      terms json NOT NULL,
      authentication_type text NOT NULL,
      respond_by timestamptz(3) NOT NULL,
      created_at timestamptz(3) NOT NULL,
      sent_at timestamptz(3),
      answered_at timestamptz(3)
    )`,
    `CREATE INDEX mandate_requests_unsent ON mandate_requests (created_at) WHERE sent_at IS NULL`,
    `CREATE INDEX mandate_requests_open ON mandate_requests (respond_by) WHERE answered_at IS NULL`,
  ],
};
