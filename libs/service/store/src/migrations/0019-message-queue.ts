import { type Migration } from './migration';

const isWaiting = 'sent_at IS NULL AND failed_at IS NULL';

/** Messages are claimed, one process at a time, and what fails for good is kept apart. */
export const messageQueueMigration: Migration = {
  number: 19,
  name: 'message queue',
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
  ],
};
