import { addBusinessDays } from '../../base/collection-day';
import { addDays, type PlainDate } from '../../base/plain-date';
import { type DeathReportStatus } from '../../code-lists/claims';
import { type ActionType } from '../../change/kinds-of-change';
import { claimLimits } from './claim-limits';

/** The changes by which somebody could be robbed who is said to have died: where money goes, and where PINs go. */
const changesThatWait: readonly ActionType[] = [
  'UPDATE_BANKING_DETAILS',
  'UPDATE_CELL_NUMBER',
  'ADD_BENEFICIARY',
  'UPDATE_BENEFICIARY',
];

/** A report that the policyholder died, as far as it holds up changes. */
export interface ReportOfPolicyholder {
  status: DeathReportStatus;
  /** The day on which a claim was opened on it; null: none was. */
  linkedOn: PlainDate | null;
}

/**
 * The last day on which a change waits for an administrator because the policyholder was reported dead by somebody on the policy; null: it
 * does not wait. "I am alive" refutes the report and ends it. A report of anybody else holds up nothing. Source: docs/domain/claims.md#c9-2.
 */
export function waitsForAdministratorUntil(
  action: ActionType,
  reports: readonly ReportOfPolicyholder[],
  today: PlainDate,
): PlainDate | null {
  if (!changesThatWait.includes(action)) return null;
  const untils = reports.flatMap(({ status, linkedOn }) =>
    status === 'LINKED' && linkedOn !== null ? [addBusinessDays(linkedOn, claimLimits.ALIVE_HOLD_BUSINESS_DAYS)] : [],
  );
  return (
    untils
      .filter((until) => until >= today)
      .toSorted()
      .at(-1) ?? null
  );
}

/**
 * The numbers that are asked whether the policyholder lives, in stored form and each once: the one on record, and every one before it that was
 * changed lately. A thief changes it twice, and the last one before is theirs too.
 */
export function aliveCheckNumbers(
  onRecord: string,
  before: readonly { number: string; changedOn: PlainDate }[],
  today: PlainDate,
): string[] {
  const since = addDays(today, -claimLimits.NUMBER_BEFORE_DAYS);
  const lately = before.filter(({ changedOn }) => changedOn >= since);
  return [...new Set([onRecord, ...lately.map(({ number }) => number)])];
}
