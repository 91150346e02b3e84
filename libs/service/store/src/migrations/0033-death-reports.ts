import { type Migration } from './migration';

/** Deaths that somebody told us of, and where the people who died were found. */
export const deathReportsMigration: Migration = {
  number: 33,
  name: 'death reports',
  statements: [
    `CREATE TABLE death_reports (
      id uuid PRIMARY KEY,
      reference text NOT NULL UNIQUE,
      status text NOT NULL,
      deceased json NOT NULL,
      id_number text,
      date_of_death date NOT NULL,
      reporter json NOT NULL,
      cell_number text NOT NULL,
      cell_proved_at timestamptz(3),
      channel text NOT NULL,
      address text,
      is_left_to_staff boolean NOT NULL,
      looked_up_at timestamptz(3),
      contact_by date NOT NULL,
      contacted_at timestamptz(3),
      call_by date GENERATED ALWAYS AS (
        CASE WHEN contacted_at IS NULL AND status IN ('RECEIVED', 'LINKED', 'UNLINKED') THEN contact_by END
      ) STORED,
      handled_by text,
      handled_by_name text,
      closed_reason text,
      version integer NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL
    )`,
    // reportsToLookUp
    `CREATE INDEX death_reports_received ON death_reports (created_at, id) WHERE status = 'RECEIVED' AND NOT is_left_to_staff`,
    // reportsBefore
    `CREATE INDEX death_reports_cell_number ON death_reports (cell_number, created_at) WHERE cell_proved_at IS NOT NULL`,
    `CREATE INDEX death_reports_id_number ON death_reports (id_number, created_at) WHERE id_number IS NOT NULL`,
    `CREATE INDEX death_reports_address ON death_reports (address, created_at) WHERE address IS NOT NULL`,
    // listDeathReports, all of them and those of one status
    `CREATE INDEX death_reports_list ON death_reports (call_by, created_at DESC, id)`,
    `CREATE INDEX death_reports_list_of_status ON death_reports (status, call_by, created_at DESC, id)`,
    `CREATE TABLE death_report_lives (
      report_id uuid NOT NULL REFERENCES death_reports (id),
      policy_number text NOT NULL,
      life_id uuid NOT NULL,
      life_kind text NOT NULL,
      is_linked boolean NOT NULL,
      PRIMARY KEY (report_id, policy_number, life_id)
    )`,
    // openReportsOn
    `CREATE INDEX death_report_lives_policy ON death_report_lives (policy_number)`,
  ],
};
