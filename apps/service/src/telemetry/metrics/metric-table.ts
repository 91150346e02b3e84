interface Metric {
  kind: 'histogram' | 'gauge' | 'counter';
  labels: readonly string[];
  help: string;
}

/** Every metric of the service, in the words that Prometheus shows. `docs/operations/metrics.md` holds the same table. */
export const metricTable = {
  portal_build_info: { kind: 'gauge', labels: ['version'], help: 'Always 1; the label names the version that runs' },
  portal_http_request_duration_seconds: {
    kind: 'histogram',
    labels: ['route', 'method', 'status_class'],
    help: 'Time from the arrival of a request to its answer',
  },
  portal_http_requests_under_way: { kind: 'gauge', labels: [], help: 'Requests that wait for their answer' },
  portal_partner_call_duration_seconds: {
    kind: 'histogram',
    labels: ['partner', 'outcome'],
    help: 'Time of a call to a party outside, by what became of it: answered, refused, failed, timeout, unreachable',
  },
  portal_database_up: {
    kind: 'gauge',
    labels: [],
    help: '1: the database answers; 0: it does not, and what is read from it is left out',
  },
  portal_database_clock_difference_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'How far the clock of the database is ahead of the one of this process',
  },
  portal_database_pool_connections: {
    kind: 'gauge',
    labels: ['work', 'state'],
    help: 'Connections to PostgreSQL that are open: in_use or idle, by the work that they are kept for',
  },
  portal_database_pool_limit: {
    kind: 'gauge',
    labels: ['work'],
    help: 'Connections that this process may open for a kind of work',
  },
  portal_database_pool_waiting: {
    kind: 'gauge',
    labels: ['work'],
    help: 'Pieces of work of a kind that wait for a connection',
  },
  portal_requests_shed_total: {
    kind: 'counter',
    labels: ['work'],
    help: 'Requests refused at once because they would have waited too long for a connection or the processor',
  },
  portal_messages_waiting: { kind: 'gauge', labels: [], help: 'Messages that are neither sent nor given up' },
  portal_messages_oldest_waiting_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Age of the oldest message that waits; 0 while none does',
  },
  portal_messages_given_up: {
    kind: 'gauge',
    labels: [],
    help: 'Messages given up in the last 24 hours that nobody has sent again',
  },
  portal_job_last_success_age_seconds: {
    kind: 'gauge',
    labels: ['job_name'],
    help: 'Time since a job last ended without a failure, in whichever process; since ours began where it never did',
  },
  portal_job_last_duration_seconds: { kind: 'gauge', labels: ['job_name'], help: 'How long a job took the last time' },
  portal_job_failures_in_a_row: {
    kind: 'gauge',
    labels: ['job_name'],
    help: 'How often a job has failed since it last succeeded',
  },
  portal_policies_set_apart: {
    kind: 'gauge',
    labels: [],
    help: 'Policies that could not be dealt with, left out by the jobs until they are tried again',
  },
  portal_items_set_apart: {
    kind: 'gauge',
    labels: [],
    help: 'Claims, debits, payments and reports that a job could not deal with, left out by it until they are tried again',
  },
  portal_set_apart_oldest_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Time since the oldest of both was set apart; 0 while there is none',
  },
  portal_unallocated_payments: {
    kind: 'gauge',
    labels: [],
    help: 'Payments received that belong to no premium and wait for somebody to decide',
  },
  portal_unallocated_payments_oldest_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Age of the oldest of them; 0 while there is none',
  },
  portal_payout_differences: {
    kind: 'gauge',
    labels: [],
    help: 'Days on which what claims were paid differs from the list of the bank, and that nobody has closed',
  },
  portal_audit_unanchored_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Age of the oldest row of the audit that no anchor covers; 0 while there is none',
  },
  portal_browser_vital_seconds: {
    kind: 'histogram',
    labels: ['vital', 'page'],
    help: 'What browsers measured of a visit: ttfb (first byte), lcp (largest paint), inp (slowest answer to a touch)',
  },
  portal_browser_layout_shift: {
    kind: 'histogram',
    labels: ['page'],
    help: 'How much a page moved under its reader (CLS), without a unit; 0.1 is good, 0.25 is poor',
  },
  portal_browser_errors_total: {
    kind: 'counter',
    labels: ['error'],
    help: 'Mistakes of our scripts that browsers reported, by the kind of the error',
  },
  portal_process_resident_memory_bytes: { kind: 'gauge', labels: [], help: 'Memory that the process holds' },
  portal_process_heap_used_bytes: { kind: 'gauge', labels: [], help: 'Memory in use on the heap of JavaScript' },
  portal_event_loop_delay_seconds: {
    kind: 'gauge',
    labels: ['quantile'],
    help: 'How late timers ran since the metrics were last read: work that held up everything else',
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricTable;
