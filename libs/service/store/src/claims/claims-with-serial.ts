import { and, asc, ne, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { claims } from '../schema/claims';

/** References of other claims on which a document has this serial number. No index leads there: asked only where one was typed. */
export async function claimsWithSerial(executor: Executor, claimId: string, serialNumber: string): Promise<string[]> {
  const rows = await executor
    .select({ reference: claims.reference })
    .from(claims)
    .where(
      and(
        ne(claims.id, claimId),
        sql`EXISTS (SELECT FROM json_array_elements(${claims.record} -> 'documents') AS document
          WHERE document -> 'says' ->> 'serialNumber' = ${serialNumber})`,
      ),
    )
    .orderBy(asc(claims.reference));
  return rows.map(({ reference }) => reference);
}
