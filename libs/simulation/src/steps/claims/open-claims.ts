import { isOpenClaim } from '@portal/domain';
import { type ClaimRow, schema } from '@portal/service-store';
import { asc, ne } from 'drizzle-orm';
import { type Scene } from '../step';

/** In so many of a hundred draws it is a claim on which nothing more is to come. */
const closedInHundred = 12;

/** A claim that somebody turns to, mostly one that is open; null while there is none. */
export async function someClaim({ world, draw }: Scene): Promise<ClaimRow | null> {
  const { claims } = schema;
  const all = await world.store.database.select().from(claims).where(ne(claims.status, 'VOID')).orderBy(asc(claims.id));
  const isClosed = draw.percent(closedInHundred);
  const some = all.filter(({ status }) => isOpenClaim(status) !== isClosed);
  return some.length === 0 ? null : draw.oneOf(some);
}
