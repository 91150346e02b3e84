import { sql } from 'drizzle-orm';
import { policies } from '../schema/policies';

/**
 * Whether the death of whoever owns a policy was confirmed, on this one or on another of theirs. In the query that finds the policy, so that
 * an answer about them costs what any other does.
 */
export const holderDied = sql<boolean>`EXISTS (
  SELECT 1 FROM policies AS own
  WHERE own.customer_id = ${policies.customerId} AND own.record -> 'MainMember' ->> 'Life_Status' = 'DECEASED'
)`;
