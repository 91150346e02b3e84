import { type Migration } from './migration';

/** Payments in cash go to the provider of vouchers, which is told no account (docs/domain/claims.md#c6-3). */
export const vouchersMigration: Migration = {
  number: 41,
  name: 'vouchers',
  statements: [`ALTER TABLE payout_sendings ALTER COLUMN account_id DROP NOT NULL`],
};
