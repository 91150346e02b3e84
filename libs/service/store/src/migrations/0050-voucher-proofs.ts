import { type Migration } from './migration';

/** Days that were compared with the list of the provider of vouchers, apart from those of the bank: one that is away holds up its own alone. */
export const voucherProofsMigration: Migration = {
  number: 50,
  name: 'voucher proofs',
  statements: [
    `CREATE TABLE voucher_proofs (
      day date PRIMARY KEY,
      our_cents bigint NOT NULL,
      bank_cents bigint NOT NULL,
      differing json NOT NULL,
      proved_at timestamptz(3) NOT NULL
    )`,
  ],
};
