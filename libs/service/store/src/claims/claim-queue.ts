import { type PlainDate } from '@portal/domain';
import { and, asc, count, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { type claimViews } from '@portal/contract';
import { type Executor } from '../database/database';
import { type Page } from '../messages/notifications';
import { type ClaimRow, claims } from '../schema/claims';

export interface ClaimFilter {
  view: (typeof claimViews)[number];
  /** Who looks. */
  staffId: string;
  today: PlainDate;
  /** What was taken on after this is still somebody's. */
  takenSince: Date;
}

// Written out and not as parameters: the indexes of the queue are partial, and a planner must see that they fit.
const isToDecide = sql`${claims.dueOn} IS NOT NULL`;
const isAwaited = sql`${claims.awaits} IN ('CLAIMANT', 'BANK')`;

/** Which claims a view has. */
function inView({ view, staffId, today, takenSince }: ClaimFilter): SQL | undefined {
  switch (view) {
    case 'TO_DECIDE':
      return isToDecide;
    case 'MINE':
      return and(sql`${claims.takenBy} IS NOT NULL`, eq(claims.takenBy, staffId), gt(claims.takenAt, takenSince));
    case 'WAITING_FOR_FAMILY':
      return and(isAwaited, eq(claims.awaits, 'CLAIMANT'));
    case 'WAITING_FOR_BANK':
      return and(isAwaited, eq(claims.awaits, 'BANK'));
    case 'OVERDUE':
      return and(isToDecide, lt(claims.dueOn, today));
    case 'FLAGGED':
      return sql`${claims.flagLevel} IS NOT NULL AND ${claims.status} IN ('REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED')`;
    case 'ALL':
      return undefined;
  }
}

/** One page of claims and how many there are in all: by the day until which they are decided, those without one last, the oldest first. */
export async function claimQueue(
  executor: Executor,
  filter: ClaimFilter,
  { pageNumber, pageSize }: Page,
): Promise<{ rows: ClaimRow[]; totalRecords: number }> {
  const chosen = inView(filter);
  const rows = await executor
    .select()
    .from(claims)
    .where(chosen)
    .orderBy(asc(claims.dueOn), asc(claims.createdAt), asc(claims.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [total] = await executor.select({ records: count() }).from(claims).where(chosen);
  return { rows, totalRecords: total?.records ?? 0 };
}
