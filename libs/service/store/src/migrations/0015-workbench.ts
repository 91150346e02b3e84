import { type Migration } from './migration';

const waits = `status IN ('PENDING', 'FAILED')`;

/** What staff need who decide on requests: the queue, who works on which, what was asked, who has read. */
export const workbenchMigration: Migration = {
  number: 15,
  name: 'workbench',
  statements: [
    // What the queue is filtered by comes from the record itself, so nobody writes it twice.
    `ALTER TABLE approval_actions
      ADD COLUMN action_type text GENERATED ALWAYS AS (record ->> 'actionType') STORED,
      ADD COLUMN approver_type text GENERATED ALWAYS AS (record ->> 'approverType') STORED,
      ADD COLUMN requested_by text GENERATED ALWAYS AS (record -> 'requestedBy' ->> 'id') STORED,
      ADD COLUMN decided_by text GENERATED ALWAYS AS (record -> 'decidedBy' ->> 'id') STORED,
      ADD COLUMN taken_by text,
      ADD COLUMN taken_by_name text,
      ADD COLUMN taken_at timestamptz(3),
      ADD COLUMN awaits_customer boolean NOT NULL DEFAULT false,
      ADD COLUMN risk smallint CHECK (risk BETWEEN 0 AND 2),
      ADD COLUMN risk_reasons json NOT NULL DEFAULT '[]',
      ADD CONSTRAINT approval_actions_taken CHECK ((taken_by IS NULL) = (taken_at IS NULL))`,
    // approvalQueue reads a page in the order of one of these.
    `CREATE INDEX approval_actions_by_age ON approval_actions (requested_at, id) WHERE ${waits}`,
    `CREATE INDEX approval_actions_by_due ON approval_actions (expires_at, id) WHERE ${waits}`,
    `CREATE INDEX approval_actions_by_risk ON approval_actions (risk DESC, requested_at, id) WHERE ${waits}`,
    `CREATE INDEX approval_actions_taken_by ON approval_actions (taken_by) WHERE taken_by IS NOT NULL`,
    // policiesToAssess: hardly ever any.
    `CREATE INDEX approval_actions_not_assessed ON approval_actions (policy_number)
      WHERE status = 'PENDING' AND risk IS NULL`,
    `CREATE TABLE approval_questions (
      id uuid PRIMARY KEY,
      action_id uuid NOT NULL,
      policy_number text NOT NULL,
      message text NOT NULL,
      document_types json NOT NULL,
      asked_by text NOT NULL,
      asked_by_name text NOT NULL,
      asked_at timestamptz(3) NOT NULL,
      answered_at timestamptz(3)
    )`,
    `CREATE INDEX approval_questions_of_action ON approval_questions (action_id, asked_at)`,
    // Who has read a request, once a day: the day is the one in Johannesburg.
    `CREATE TABLE approval_readings (
      action_id uuid NOT NULL,
      staff_id text NOT NULL,
      day date NOT NULL,
      PRIMARY KEY (action_id, staff_id, day)
    )`,
  ],
};
