import { type Migration } from './migration';

/** Payments of claims as the bank knows them, and the days that were compared with its list. */
export const payoutSendingsMigration: Migration = {
  number: 35,
  name: 'payout sendings',
  statements: [
    `CREATE TABLE payout_sendings (
      id uuid PRIMARY KEY,
      payout_number text NOT NULL REFERENCES payouts (number),
      claim_id uuid NOT NULL REFERENCES claims (id),
      account_id uuid NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      status text NOT NULL CHECK (status IN ('SENT', 'PAID', 'FAILED', 'RETURNED')),
      failure text,
      bank_reference text,
      sent_at timestamptz(3) NOT NULL,
      paid_at timestamptz(3),
      returned_at timestamptz(3),
      next_ask_at timestamptz(3) NOT NULL
    )`,
    // Never a second time while the first is with the bank or paid: the database itself refuses it.
    `CREATE UNIQUE INDEX payout_sendings_one_at_a_time ON payout_sendings (payout_number)
      WHERE status IN ('SENT', 'PAID')`,
    // unansweredSendings
    `CREATE INDEX payout_sendings_unanswered ON payout_sendings (next_ask_at) WHERE status = 'SENT'`,
    // centsMovedOn
    `CREATE INDEX payout_sendings_paid ON payout_sendings (paid_at) WHERE paid_at IS NOT NULL`,
    `CREATE INDEX payout_sendings_returned ON payout_sendings (returned_at) WHERE returned_at IS NOT NULL`,
    // firstSendingAt
    `CREATE INDEX payout_sendings_sent ON payout_sendings (sent_at)`,
    `CREATE TABLE payout_proofs (
      day date PRIMARY KEY,
      our_cents bigint NOT NULL,
      bank_cents bigint NOT NULL,
      differing json NOT NULL,
      proved_at timestamptz(3) NOT NULL
    )`,
  ],
};
