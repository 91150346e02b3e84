import { type Migration } from './migration';

const isWaiting = 'sent_at IS NULL AND failed_at IS NULL';

/** Messages are claimed, one process at a time, and what fails for good is kept apart; reminders are sent once. */
export const messagesAndRemindersMigration: Migration = {
  number: 19,
  name: 'messages and reminders',
  statements: [
    `ALTER TABLE outbox
      ADD COLUMN next_attempt_at timestamptz(3),
      ADD COLUMN failed_at timestamptz(3),
      ADD COLUMN failure text CHECK (failure IN ('REFUSED', 'NO_GATEWAY', 'NOT_TAKEN')),
      ADD COLUMN sent_again_as uuid,
      ADD CONSTRAINT outbox_failed_for_a_reason CHECK ((failed_at IS NULL) = (failure IS NULL))`,
    `UPDATE outbox SET next_attempt_at = created_at WHERE sent_at IS NULL`,
    // A process of the version before still inserts without it while this one takes over.
    `ALTER TABLE outbox ALTER COLUMN next_attempt_at SET DEFAULT now()`,
    `DROP INDEX outbox_unsent`,
    // claim
    `CREATE INDEX outbox_waiting ON outbox (next_attempt_at, id) WHERE ${isWaiting}`,
    // failed
    `CREATE INDEX outbox_failed ON outbox (failed_at DESC, id DESC)
      WHERE failed_at IS NOT NULL AND sent_at IS NULL AND sent_again_as IS NULL`,
    // What a policyholder was reminded of: the key is what makes it once.
    `CREATE TABLE sent_reminders (
      policy_number text NOT NULL,
      kind text NOT NULL,
      subject uuid NOT NULL,
      day date NOT NULL,
      sent_at timestamptz(3) NOT NULL,
      PRIMARY KEY (policy_number, kind, subject, day)
    )`,
    // sweepReminders
    `CREATE INDEX sent_reminders_oldest ON sent_reminders (sent_at)`,
    // Every policy there is waits for its first look; a constant rewrites no row.
    `ALTER TABLE policies ADD COLUMN next_reminder_day date DEFAULT '2000-01-01'`,
    // policiesToRemind
    `CREATE INDEX policies_to_remind ON policies (next_reminder_day) WHERE next_reminder_day IS NOT NULL`,
  ],
};
