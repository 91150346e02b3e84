import { limits } from '../../base/limits';
import { addDays, type PlainDate } from '../../base/plain-date';
import { type PolicyStatus } from '../../code-lists/statuses';
import { isCovering } from '../../policy/policy-status';
import { type NothingPayable } from './nothing-payable';

/** A lapse, and what shows that its holder was warned. */
export interface RecordedLapse {
  /** The first day without cover. */
  lapsedOn: PlainDate;
  /** The due date of the oldest premium that was not paid. */
  premiumDue: PlainDate;
  /** The day that premium became unpaid: its due date, or the day a reversal or a late "unpaid" was booked. */
  unpaidSince: PlainDate;
  /** The days on which a notice of an unpaid premium went out. */
  noticesSentOn: readonly PlainDate[];
}

/** Where a policy stood on the day of death, by its own history and not by where it stands today. */
export interface PolicyStanding {
  status: PolicyStatus;
  /** Of a cancelled policy: its last day with cover. */
  lastDay: PlainDate | null;
  /** Of a policy that had lapsed by then, be it cancelled afterwards. */
  lapse: RecordedLapse | null;
}

/** As what a policy is assessed. */
export interface AssessedPolicy {
  status: PolicyStatus;
  /** A lapse of which we cannot prove that we warned does not count; null where the policy is taken as it stood. */
  code: 'LAPSE_NOT_PROVEN' | null;
  /** Why it pays nothing; null when it pays. */
  nothing: NothingPayable | null;
}

/**
 * What the policy itself says about a death: active, in grace or paid up it pays, a cancelled one up to and with its last day.
 * Source: docs/domain/claims.md#c4-2.
 */
export function assessPolicy(
  { status, lastDay, lapse }: PolicyStanding,
  { inceptionDate, dayOfDeath }: { inceptionDate: PlainDate; dayOfDeath: PlainDate },
): AssessedPolicy {
  const pays = { status, code: null, nothing: null };
  const refuses = (nothing: NothingPayable): AssessedPolicy => ({ status, code: null, nothing });
  if (isCovering(status)) return pays;
  if (status === 'LAPSED' || (status === 'CANCELLED' && lapse !== null)) {
    const noticeSentOn = lapse && noticeOf(lapse);
    if (lapse === null || noticeSentOn === null) return { status: 'IN_GRACE', code: 'LAPSE_NOT_PROVEN', nothing: null };
    return refuses({ code: 'LAPSED', lapsedOn: lapse.lapsedOn, premiumDue: lapse.premiumDue, noticeSentOn });
  }
  switch (status) {
    case 'CANCELLED':
      if (lastDay !== null && dayOfDeath <= lastDay) return pays;
      return refuses({ code: 'COVER_ENDED', ended: lastDay, rule: 'cancelled' });
    case 'CLAIMED':
      return refuses({ code: 'COVER_ENDED', ended: lastDay, rule: 'claimed' });
    case 'PENDING':
      return refuses({ code: 'COVER_NOT_STARTED', starts: inceptionDate });
    default:
      return refuses({ code: 'NOT_COVERED', on: dayOfDeath });
  }
}

/** The day of the notice that makes a lapse count: within 15 days of the day the premium became unpaid; null: none did. */
const noticeOf = ({ unpaidSince, noticesSentOn }: RecordedLapse): PlainDate | null =>
  noticesSentOn.find(
    (sent) => sent >= unpaidSince && sent <= addDays(unpaidSince, limits.UNPAID_NOTICE_CEILING_DAYS),
  ) ?? null;
