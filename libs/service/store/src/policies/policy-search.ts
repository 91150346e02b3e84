import { type SearchTerms } from '@portal/domain';
import { type AnyColumn, and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Executor } from '../database/database';
import { policies, policyPeople, type PolicyRow } from '../schema/policies';

/** A policy that was found, and by whom on it; null: by its own number. */
export interface FoundPolicyRow extends Pick<PolicyRow, 'policyNumber' | 'record'> {
  personId: string | null;
}

/** Where a policy was found. */
export interface PolicyHit {
  policyId: string;
  personId: string | null;
  /** 0: by its number, 1: by its main member, 2: by somebody else. */
  rank: number;
  /** The name by which it was found. */
  name: string;
}

export interface PolicyHits {
  hits: PolicyHit[];
  /** There are more than were asked for. */
  hasMore: boolean;
}

/** Families share a name: so many people are looked at, for a policy stands in the answer once. */
const mostOthers = 500;

/**
 * The first policies that a search means, each once: the one with that number first, then those of main members, then those of
 * others; in each by name, then policy number. What is typed stands for itself: there are no wildcards.
 *
 * Every look-up reads its index in the order of the answer and ends with the limit, however many match (decision 005).
 */
export async function searchPolicies(executor: Executor, terms: SearchTerms, most: number): Promise<PolicyHits> {
  const hits = new Map<string, PolicyHit>();
  let isCut = false;
  const take = (found: readonly PolicyHit[]) => {
    isCut ||= found.length === mostOthers;
    for (const hit of found) if (!hits.has(hit.policyId)) hits.set(hit.policyId, hit);
  };
  const { policyNumber, idNumber, cellNumber, name } = terms;
  if (policyNumber !== undefined) take(await withNumber(executor, policyNumber));
  if (idNumber !== undefined) take(await people(executor, eq(policyPeople.idNumber, idNumber)));
  if (cellNumber !== undefined) take(await people(executor, eq(policyPeople.cellNumber, cellNumber)));
  if (name !== undefined) take(await named(executor, name, { rank: 1, most: 2 * (most + 1) }));
  if (name !== undefined && hits.size <= most) take(await named(executor, name, { rank: 2, most: mostOthers }));

  const sorted = [...hits.values()].sort(byRankAndName);
  return { hits: sorted.slice(0, most), hasMore: isCut || sorted.length > most };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
/** Names are kept without accents, so the order of characters is the order of the index. */
const byRankAndName = (one: PolicyHit, other: PolicyHit) => one.rank - other.rank || compare(one.name, other.name);

/** policies_policy_number_key */
const withNumber = (executor: Executor, policyNumber: string): Promise<PolicyHit[]> =>
  executor
    .select({
      policyId: policies.id,
      personId: sql<null>`NULL`.as('person_id'),
      rank: sql<number>`0`.as('rank'),
      name: sql<string>`''`.as('name'),
    })
    .from(policies)
    .where(eq(policies.policyNumber, policyNumber));

const isOther = sql`(${policyPeople.kind} <> 'MAIN_MEMBER')`;

/** policy_people_id_number, policy_people_cell_number */
const people = (executor: Executor, isOne: SQL): Promise<PolicyHit[]> =>
  executor
    .select({
      policyId: policyPeople.policyId,
      personId: policyPeople.personId,
      rank: sql<number>`1 + ${isOther}::int`.as('rank'),
      name: policyPeople.nameKey,
    })
    .from(policyPeople)
    .where(isOne)
    .orderBy(isOther, policyPeople.nameKey, policyPeople.policyId)
    .limit(mostOthers);

/** One index for each way round: policy_people_main_name and its three siblings. */
function named(executor: Executor, start: string, { rank, most }: { rank: 1 | 2; most: number }): Promise<PolicyHit[]> {
  const isKind = rank === 1 ? sql`${policyPeople.kind} = 'MAIN_MEMBER'` : isOther;
  const by = (key: typeof policyPeople.nameKey | typeof policyPeople.firstNameKey) =>
    executor
      .select({
        policyId: policyPeople.policyId,
        personId: policyPeople.personId,
        rank: sql<number>`${sql.raw(String(rank))}`.as('rank'),
        name: sql<string>`${key}`.as('name'),
      })
      .from(policyPeople)
      .where(and(isKind, startsWith(key, start)))
      .orderBy(key, policyPeople.policyId)
      .limit(most);
  return unionAll(by(policyPeople.nameKey), by(policyPeople.firstNameKey))
    .orderBy(sql`name`, sql`policy_id`)
    .limit(most);
}

/** From the letters themselves to just before whatever follows the last text that begins with them. */
const startsWith = (column: AnyColumn, start: string) => and(gte(column, start), lt(column, `${start}\u{10ffff}`));

/** The policies that were found, in that order; those of one name by policy number. */
export async function readFoundPolicies(executor: Executor, hits: readonly PolicyHit[]): Promise<FoundPolicyRow[]> {
  if (hits.length === 0) return [];
  const { id, policyNumber, record } = policies;
  const ids = hits.map(({ policyId }) => policyId);
  const rows = await executor.select({ id, policyNumber, record }).from(policies).where(inArray(id, ids));
  const found = hits.flatMap((hit) => rows.filter((row) => row.id === hit.policyId).map((row) => ({ ...row, hit })));
  found.sort((one, other) => byRankAndName(one.hit, other.hit) || compare(one.policyNumber, other.policyNumber));
  return found.map((row) => ({ policyNumber: row.policyNumber, record: row.record, personId: row.hit.personId }));
}
