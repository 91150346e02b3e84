import { type DeathReportStatus, deathReportStatuses } from '../../code-lists/claims';
import { type Result } from '../../base/result';
import { checkStep, type Staged } from './check-step';

/**
 * Matching links a report, leaves it to the desk or finds nobody; staff link or close what is left; the person who lives refutes it.
 * Source: docs/domain/claims.md#c1-3, #c2-2 and #c9-2.
 */
const report: Staged<DeathReportStatus> = {
  name: 'report',
  list: deathReportStatuses,
  steps: {
    RECEIVED: ['LINKED', 'UNLINKED', 'NO_MATCH', 'CLOSED'],
    LINKED: ['REFUTED'],
    UNLINKED: ['LINKED', 'REFUTED', 'CLOSED'],
    NO_MATCH: ['LINKED', 'CLOSED'],
    REFUTED: [],
    CLOSED: [],
  },
};

/** Gives the next status of a report of a death; refuses any other step with INVALID_STATUS. */
export const checkDeathReportStep = (from: DeathReportStatus, to: DeathReportStatus): Result<DeathReportStatus> =>
  checkStep(report, from, to);
