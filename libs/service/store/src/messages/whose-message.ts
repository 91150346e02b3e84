import { sql } from 'drizzle-orm';
import { policies, policyPeople } from '../schema/policies';
import { outbox } from '../schema/changes';
import { holderDied } from '../policies/holder-died';

/**
 * News that stays with the number that it was sent to, whoever holds the policy by now: that another number took its place, and the question
 * whether the policyholder lives.
 */
export const staysWithNumber: readonly string[] = ['CELL_CHANGED', 'ALIVE_CHECK'];

const isHolder = sql`${policyPeople.policyId} = ${policies.id} AND ${policyPeople.kind} = 'MAIN_MEMBER'`;

/** Who holds a policy now, by the id of that person; null where there is none. */
export const holderOf = (policyNumber: unknown) =>
  sql`(SELECT ${policyPeople.personId} FROM ${policies} JOIN ${policyPeople} ON ${isHolder}
    WHERE ${policies.policyNumber} = ${policyNumber}::text)`;

/** Whether the death of whoever holds a policy was confirmed, on this one or on another of theirs. */
export const hasHolderDied = (policyNumber: unknown) =>
  sql`EXISTS (SELECT FROM ${policies} WHERE ${policies.policyNumber} = ${policyNumber}::text AND ${holderDied})`;

/**
 * Whether a message in the outbox has nobody whom it could reach any more: it was for a policyholder who holds the policy no longer, or it would
 * go to the telephone of one whose death was confirmed. Source: docs/domain/records.md#r9-23.
 */
export const isForNobody = sql`(
  NOT (${outbox.message} ->> 'purpose' = ANY (ARRAY[${sql.join(
    staysWithNumber.map((purpose) => sql.raw(`'${purpose}'`)),
    sql.raw(', '),
  )}]))
  AND EXISTS (
    SELECT FROM ${policies} JOIN ${policyPeople} ON ${isHolder}
    WHERE ${policies.policyNumber} = ${outbox.policyNumber}
      AND (${policyPeople.personId} <> ${outbox.holderId} OR (${outbox.message} ->> 'channel' = 'SMS' AND ${holderDied}))
  )
)`;
