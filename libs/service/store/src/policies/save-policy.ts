import { nextStandingDay, reminderDay, todayInJohannesburg } from '@portal/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Transaction } from '../database/database';
import { together } from '../database/transaction';
import { peopleOf } from './people-of-policy';
import { peopleNoted, replacePeople } from './people-noted';
import { type StoredPolicy } from '../base/records';
import { issueSchedule } from './schedules';
import { noteFirstPeriods, noteStatusChange } from './status-periods-noted';
import { assertUsable } from '../base/usable-record';
import { policies, policyPeople, type PolicyRow } from '../schema/policies';

/** A new policy, its people, its first schedule and how it stood until now. Throws an UnusableRecord, as whatever saves a policy does. */
export async function insertPolicy(
  tx: Transaction,
  record: StoredPolicy,
  customerId: string,
  now: Date,
): Promise<void> {
  assertUsable(record);
  await tx.insert(policies).values({
    id: record.id,
    policyNumber: record.Policy_Number,
    customerId,
    ...columnsOf(record, now),
    createdAt: now,
  });
  await tx.insert(policyPeople).values(peopleOf(record));
  const { Policy_Number: policyNumber, Version: version } = record;
  await issueSchedule(tx, { policyNumber, version, record, issuedAt: now });
  await noteFirstPeriods(tx, record, now);
}

/**
 * Replaces a policy that still has the version it was read with, issues its schedule, and gives the row with the next version.
 *
 * @throws when somebody else was faster, so that the transaction is undone. Whoever holds the policy (`lockPolicy`) is alone with it.
 */
export async function savePolicy(
  tx: Transaction,
  record: StoredPolicy,
  readVersion: number,
  now: Date,
): Promise<PolicyRow> {
  const next = nextVersion(record, readVersion, now);
  const [saved, noted] = await together([
    saveStanding(tx, record, readVersion, now),
    peopleNoted(tx, record.id),
    issueSchedule(tx, { policyNumber: record.Policy_Number, version: next.Version, record: next, issuedAt: now }),
  ]);
  await replacePeople(tx, record.id, { noted, people: peopleOf(record) });
  return saved;
}

const nextVersion = (record: StoredPolicy, readVersion: number, now: Date): StoredPolicy => ({
  ...record,
  Version: readVersion + 1,
  Updated_At: now.toISOString(),
});

/** What is not written comes back from the database; the record itself is known and large. */
const { record: _record, ...columnsBesideRecord } = getTableColumns(policies);

/** The record as it was, where its status is another one now: a statement does not see what it changes itself. */
const recordBefore = (status: StoredPolicy['Policy_Status']) =>
  sql<StoredPolicy | null>`(SELECT before.record FROM policies AS before WHERE before.id = policies.id AND before.status <> ${status})`.mapWith(
    policies.record,
  );

/**
 * The same when only premiums moved: nobody joined or left, and the schedule says what it said. Whoever saves a policy comes here, so a
 * change of its status is noted with the day on which it begins.
 *
 * @throws when somebody else was faster
 */
export async function saveStanding(
  tx: Transaction,
  given: StoredPolicy,
  readVersion: number,
  now: Date,
): Promise<PolicyRow> {
  assertUsable(given);
  const record = nextVersion(given, readVersion, now);
  const [saved] = await replace(tx, { id: record.id, readVersion, ...columnsOf(record, now) });
  if (!saved) throw new Error('The policy changed although it was locked');
  const { before, ...row } = saved;
  if (before !== null) await noteStatusChange(tx, { before, policy: record, now });
  return { ...row, record };
}

/** A record, and what of it is looked for. */
const columnsOf = (record: StoredPolicy, now: Date) => ({
  status: record.Policy_Status,
  inceptionDate: record.Inception_Date,
  record,
  version: record.Version,
  nextStandingDay: nextStandingDay(record),
  nextReminderDay: reminderDay(record, todayInJohannesburg(now)),
  updatedAt: now,
});

type Replacement = ReturnType<typeof columnsOf> & { id: string; readVersion: number };

const replace = builtOnce((executor, given: Replacement) => {
  const { status, inceptionDate, record, version, nextStandingDay, nextReminderDay, updatedAt } = given;
  return executor
    .update(policies)
    .set({ status, inceptionDate, record, version, nextStandingDay, nextReminderDay, updatedAt })
    .where(and(eq(policies.id, given.id), eq(policies.version, given.readVersion)))
    .returning({ ...columnsBesideRecord, before: recordBefore(status) });
});

/** Notes anew when the calendar next moves a policy. Nothing that anybody reads changes. */
export async function setNextStandingDay(
  tx: Transaction,
  row: PolicyRow,
  nextStandingDay: PolicyRow['nextStandingDay'],
): Promise<PolicyRow> {
  await tx.update(policies).set({ nextStandingDay }).where(eq(policies.id, row.id));
  return { ...row, nextStandingDay };
}
