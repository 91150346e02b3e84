import {
  addDays,
  editionOn,
  firstUnpaidDue,
  graceEnd,
  limits,
  type PlainDate,
  type PolicyStanding,
  type RecordedLapse,
  type StatusPeriod,
  statusOn,
  todayInJohannesburg,
} from '@portal/domain';
import {
  changesOnPolicy,
  type Executor,
  readStatusPeriods,
  schedulesOf,
  type StoredPolicy,
  unpaidNoticesSent,
} from '@portal/service-store';

/** A policy as a death goes by it. */
export interface PolicyOnDay {
  /** As it was saved by that day, with its premiums as far as they are paid by now. */
  policy: StoredPolicy;
  standing: PolicyStanding;
}

/** Looks up how a policy was on the day of a death, whatever became of it since. Source: docs/domain/claims.md#c4-2. */
export const policyOnDay = (executor: Executor, record: StoredPolicy, day: PlainDate): Promise<PolicyOnDay> =>
  policyBefore(executor, record, day, null);

/**
 * The same on the day on which the main member died: what their own sign-in asked for on that day has no effect, nor has anything that was
 * changed on that day afterwards. Source: docs/domain/claims.md#c4-2 and #c8-1.
 */
export async function policyWhenHolderDied(
  executor: Executor,
  record: StoredPolicy,
  day: PlainDate,
): Promise<PolicyOnDay> {
  const changes = await changesOnPolicy(executor, record.Policy_Number, new Date(`${day}T00:00:00+02:00`));
  const first = changes.find(({ isBySignIn, askedAt, at }) => isBySignIn && isOn(askedAt, day) && isOn(at, day));
  return policyBefore(executor, record, day, first?.at ?? null);
}

const isOn = (at: Date, day: PlainDate) => todayInJohannesburg(at) === day;

/** As it was saved by that day and before a moment; null: at any hour. */
async function policyBefore(
  executor: Executor,
  record: StoredPolicy,
  day: PlainDate,
  before: Date | null,
): Promise<PolicyOnDay> {
  const { Policy_Number } = record;
  const rows = await schedulesOf(executor, Policy_Number);
  const editions = rows.map((row) => ({ ...row, policy: row.record, savedOn: todayInJohannesburg(row.issuedAt) }));
  const earlier = editions.filter(({ issuedAt }) => before === null || issuedAt < before);
  const found = editionOn(earlier, day) ?? editions[0];
  const isNewest = found === undefined || found === editions.at(-1);
  const lapsed = editions.findLast(
    ({ policy }) => policy.Policy_Status === 'LAPSED' && (policy.Lapse_Date ?? '') <= day,
  );
  const standing = standingOn(await readStatusPeriods(executor, Policy_Number), day, {
    lapsed: lapsed?.policy ?? record,
    noticesSentOn: (await unpaidNoticesSent(executor, Policy_Number)).map(todayInJohannesburg),
  });
  return { policy: isNewest ? record : { ...found.policy, ...paidByNow(record) }, standing };
}

/** A premium that was paid since is owed no more; editions do not tell, because payments issue none. */
const paidByNow = ({ Paid_To_Date, Premium_Credit, Months_Without_Cover }: StoredPolicy) => ({
  Paid_To_Date,
  Premium_Credit,
  Months_Without_Cover,
});

interface Lapsing {
  /** The policy as it was saved when it lapsed. */
  lapsed: StoredPolicy;
  noticesSentOn: readonly PlainDate[];
}

/** Where a policy stood on a day by its periods, the oldest first. */
export function standingOn(periods: readonly StatusPeriod[], day: PlainDate, lapsing: Lapsing): PolicyStanding {
  const place = periods.findLastIndex(({ from }) => from <= day);
  const [before, period] = [periods[place - 1], periods[place]];
  const status = statusOn(periods, day);
  const lapse = [period, before].find((one) => one?.status === 'LAPSED');
  const isOver = status === 'CANCELLED' || status === 'CLAIMED';
  return {
    status,
    lastDay: isOver && period && before && before.status !== 'PENDING' ? addDays(period.from, -1) : null,
    lapse: lapse && (status === 'LAPSED' || status === 'CANCELLED') ? recordedLapse(lapse.from, lapsing) : null,
  };
}

function recordedLapse(lapsedOn: PlainDate, { lapsed, noticesSentOn }: Lapsing): RecordedLapse {
  const premiumDue = firstUnpaidDue(lapsed) ?? lapsedOn;
  const { Grace_End_Date: ends } = lapsed;
  const isLearntLate = ends !== null && ends > graceEnd(premiumDue);
  return {
    lapsedOn,
    premiumDue,
    unpaidSince: isLearntLate ? addDays(ends, -limits.GRACE_DAYS) : premiumDue,
    noticesSentOn: [...noticesSentOn],
  };
}
