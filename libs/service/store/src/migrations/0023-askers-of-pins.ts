import { type Migration } from './migration';

/** A PIN belongs to who asked for it, and what led to no sign-in is told from what did. */
export const askersOfPinsMigration: Migration = {
  number: 23,
  name: 'askers of pins',
  statements: [
    // PINs from before belong to nobody: they are over within five minutes and count for a day.
    `ALTER TABLE one_time_pins
      ADD COLUMN device text NOT NULL DEFAULT '',
      ADD COLUMN came_with_device boolean NOT NULL DEFAULT true,
      ADD COLUMN is_known boolean NOT NULL DEFAULT false,
      ADD COLUMN address text NOT NULL DEFAULT ''`,
    `DROP INDEX one_time_pins_one_live`,
    // A new code kills the same device's old one: two that could be used are refused by the database itself.
    `CREATE UNIQUE INDEX one_time_pins_one_live ON one_time_pins (policy_number, purpose, device)
      WHERE used_at IS NULL AND killed_at IS NULL`,
    `ALTER TABLE pin_sends ADD COLUMN device text NOT NULL DEFAULT '', ADD COLUMN signed_in_at timestamptz(3)`,
    `DROP INDEX pin_sends_address`,
    // fruitlessSends: an address is slowed by what it asked for in vain.
    `CREATE INDEX pin_sends_fruitless ON pin_sends (address, sent_at) WHERE signed_in_at IS NULL`,
    // markFruitful
    `CREATE INDEX pin_sends_device ON pin_sends (policy_number, device) WHERE signed_in_at IS NULL`,
    `ALTER TABLE pin_failures ADD COLUMN was_compared boolean NOT NULL DEFAULT true`,
    // guessesWithoutPin, countGuessesWithoutPin: guesses where there was nothing to compare with.
    `CREATE INDEX pin_failures_source ON pin_failures (address, failed_at) WHERE NOT was_compared`,
    `CREATE INDEX pin_failures_policy ON pin_failures (policy_number, failed_at) WHERE NOT was_compared`,
    `ALTER TABLE sessions ADD COLUMN device text`,
    // hasSignedInOn: an earlier success of this customer on this device.
    `CREATE INDEX sessions_device ON sessions (device, customer_id) WHERE device IS NOT NULL`,
    `DROP INDEX sessions_network`,
  ],
};
