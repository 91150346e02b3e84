import { type Migration } from './migration';

export const portalMigration: Migration = {
  number: 3,
  name: 'portal',
  statements: [
    `CREATE TABLE notifications (
      id uuid PRIMARY KEY,
      customer_id uuid NOT NULL REFERENCES customers,
      policy_number text,
      type text NOT NULL,
      severity text NOT NULL CHECK (severity IN ('INFO', 'SUCCESS', 'WARNING', 'ERROR')),
      title text NOT NULL,
      in_app_message text NOT NULL,
      action_url text,
      created_at timestamptz(3) NOT NULL,
      read_at timestamptz(3)
    )`,
    // listNotifications reads a page in index order; the id makes the order total.
    `CREATE INDEX notifications_newest ON notifications (customer_id, created_at DESC, id DESC)`,
    `CREATE INDEX notifications_unread ON notifications (customer_id, created_at DESC, id DESC) WHERE read_at IS NULL`,
    `CREATE TABLE approval_actions (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      entity_type text NOT NULL,
      entity_id uuid NOT NULL,
      status text NOT NULL CHECK (status IN
        ('PENDING', 'APPROVED', 'APPLIED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'SUPERSEDED', 'FAILED')),
      effective_date date,
      record json NOT NULL,
      version integer NOT NULL,
      requested_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL
    )`,
    `CREATE UNIQUE INDEX approval_actions_one_pending ON approval_actions (policy_number, entity_type, entity_id)
      WHERE status = 'PENDING'`,
    `CREATE INDEX approval_actions_newest ON approval_actions (policy_number, requested_at DESC)`,
    // Expiry and the application of approved changes look at open actions only.
    `CREATE INDEX approval_actions_open ON approval_actions (expires_at) WHERE status = 'PENDING'`,
    `CREATE INDEX approval_actions_approved ON approval_actions (effective_date) WHERE status = 'APPROVED'`,
    `CREATE TABLE payments (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      premium_month text NOT NULL CHECK (premium_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      status text NOT NULL CHECK (status IN
        ('SUBMITTED', 'PENDING', 'SUCCESSFUL', 'FAILED', 'CANCELLED', 'REVERSED')),
      paid_at timestamptz(3) NOT NULL,
      amount_cents integer NOT NULL,
      record json NOT NULL
    )`,
    // paymentsOf: the newest 24.
    `CREATE INDEX payments_newest ON payments (policy_number, paid_at DESC, id DESC)`,
    // findCaller asks whether a payment is on its way.
    `CREATE INDEX payments_open ON payments (policy_number) WHERE status IN ('SUBMITTED', 'PENDING')`,
  ],
};
