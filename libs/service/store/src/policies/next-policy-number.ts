import { policyNumberFor, type PolicyNumberPrefix } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../database/database';
import { findPolicy } from './policies';

/**
 * A number that no policy has and that nobody else is given. One that is not used in the end is lost: numbers rise, with
 * gaps. Numbers that were brought along are passed over.
 */
export async function nextPolicyNumber(tx: Transaction, prefix: PolicyNumberPrefix): Promise<string> {
  for (;;) {
    const drawn = await tx.execute(sql`SELECT nextval('policy_sequences')::integer AS sequence`);
    const [row] = rowsOf<{ sequence: number }>(drawn);
    if (!row) throw new Error('The sequence of policy numbers gave nothing');
    const number = policyNumberFor(prefix, row.sequence);
    if ((await findPolicy(tx, number)) === null) return number;
  }
}
