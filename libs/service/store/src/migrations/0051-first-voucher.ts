import { type Migration } from './migration';

/** The day of the first voucher is looked for every minute, where most payments go to the bank. */
export const firstVoucherMigration: Migration = {
  number: 51,
  name: 'first voucher',
  indexes: [{ name: 'payout_sendings_vouchers', on: 'payout_sendings (sent_at) WHERE account_id IS NULL' }],
};
