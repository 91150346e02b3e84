import { coverRequestOf, type Endpoints } from '@portal/contract';
import {
  type ClaimedDeath,
  coverOn,
  editionOn,
  type PlainDate,
  type PolicyCover,
  premiumPosition,
  todayInJohannesburg,
} from '@portal/domain';
import { claimedDeaths, withActions } from '@portal/service-change-pipeline';
import { type Executor, schedulesOf, type StoredPolicy, unsettledActions } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';
import { coverAnswer } from '../policy-view/cover-answer';

/** Who is covered on a day: in the past by the policy as it was, to come by what is approved besides (docs/domain/policy.md#r4-3-cover). */
export async function cover({ policy, query, request }: PolicyCall<Endpoints['cover']>, { database }: Tools) {
  const { today } = request;
  const { on = today } = query;
  const deaths = await claimedDeaths(database, policy.policyNumber);
  const answer = await (on < today ? coverBefore : coverFrom)(database, policy.record, { on, today, deaths });
  return coverAnswer(answer, today);
}

interface Asked {
  on: PlainDate;
  today: PlainDate;
  /** Deaths that open claims tell of. */
  deaths?: readonly ClaimedDeath[];
}

/** The newest edition says less than the record: premiums are paid without a new one. */
async function coverBefore(
  executor: Executor,
  record: StoredPolicy,
  { on, today, deaths = [] }: Asked,
): Promise<PolicyCover> {
  const rows = await schedulesOf(executor, record.Policy_Number);
  const editions = rows.map((row) => ({ policy: row.record, savedOn: todayInJohannesburg(row.issuedAt) }));
  const found = editionOn(editions, on);
  if (found === null)
    return coverOn(editions[0]?.policy ?? record, { on, asOf: editions[0]?.savedOn ?? today, deaths });
  return found === editions.at(-1)
    ? coverOn(owing(record, on), { on, asOf: today, deaths })
    : coverOn(owing(found.policy, on), { on, deaths });
}

/** By what is approved until then besides; of today, by what is. */
export async function coverFrom(
  executor: Executor,
  record: StoredPolicy,
  { on, today, deaths = [] }: Asked,
): Promise<PolicyCover> {
  const actions = (await unsettledActions(executor, record.Policy_Number)).map((row) => row.record);
  const isDue = (action: (typeof actions)[number]) =>
    action.status === 'APPROVED' && (action.effectiveDate ?? today) <= on;
  const policy = withActions(record, actions.filter(isDue), today);
  const requests = actions.filter((action) => !isDue(action)).flatMap((action) => coverRequestOf(action) ?? []);
  return coverOn(owing(policy, on), { on, asOf: today, requests, deaths });
}

/** The record with what is owed on a day. */
const owing = (policy: StoredPolicy, on: PlainDate): StoredPolicy => ({
  ...policy,
  Arrears_Amount: premiumPosition(policy, on, false).Arrears_Amount,
});
