import { type ActionType, type ApproverType } from '@portal/domain';
import { and, type AnyColumn, asc, count, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type Page } from '../messages/notifications';
import { type ApprovalActionRow, approvalActions as actions } from '../schema/approval-actions';
import { policies } from '../schema/policies';
import { hasNotRunOut } from '../schema/running-out';

export interface QueueFilter {
  view: 'to-decide' | 'mine' | 'customer' | 'failed' | 'all';
  order: 'age' | 'due' | 'risk';
  actionType?: ActionType | undefined;
  /** Who looks, and what such a person may decide at all. */
  staffId: string;
  mayDecide: readonly ApproverType[];
  now: Date;
  /** What was taken on after this is still somebody's. */
  takenSince: Date;
}

/** A request with the name of the policyholder. */
export interface QueuedAction {
  action: ApprovalActionRow;
  policyholder: { First_Name: string; Surname: string };
}

// Written out and not as a parameter: the indexes of the queue are partial, and a planner must see that they fit.
const isPending = sql`${actions.status} = 'PENDING'`;
const notBy = (column: AnyColumn, id: string) => sql`${column} IS DISTINCT FROM ${id}`;

/** Which requests a view has. What expired is in none but `all`. */
function inView({ view, staffId, mayDecide, now, takenSince }: QueueFilter): SQL | undefined {
  const isOpen = and(isPending, hasNotRunOut(now));
  switch (view) {
    case 'to-decide':
      return and(
        isOpen,
        sql`NOT ${actions.awaitsCustomer}`,
        inArray(actions.approverType, [...mayDecide]),
        notBy(actions.requestedBy, staffId),
        notBy(actions.decidedBy, staffId),
      );
    case 'mine':
      return and(isOpen, eq(actions.takenBy, staffId), gt(actions.takenAt, takenSince));
    case 'customer':
      return and(isOpen, sql`(${actions.approverType} = 'CUSTOMER' OR ${actions.awaitsCustomer})`);
    case 'failed':
      return sql`${actions.status} = 'FAILED'`;
    case 'all':
      return sql`${actions.status} IN ('PENDING', 'FAILED')`;
  }
}

type Ordered = Record<'requestedAt' | 'expiresAt' | 'risk' | 'id', AnyColumn>;

/** Each is the order of an index. What nobody has judged yet comes before what is high. */
const ordersOf = ({ requestedAt, expiresAt, risk, id }: Ordered) => ({
  age: [asc(requestedAt), asc(id)],
  due: [asc(expiresAt), asc(id)],
  risk: [sql`${risk} DESC`, asc(requestedAt), asc(id)],
});

/** One page of requests and how many there are in all, in one query. */
export async function approvalQueue(
  executor: Executor,
  filter: QueueFilter,
  { pageNumber, pageSize }: Page,
): Promise<{ rows: QueuedAction[]; totalRecords: number }> {
  const kind = filter.actionType === undefined ? undefined : eq(actions.actionType, filter.actionType);
  const chosen = and(inView(filter), kind);
  const total = executor
    .select({ records: count().as('records') })
    .from(actions)
    .where(chosen)
    .as('total');
  const page = executor
    .select()
    .from(actions)
    .where(chosen)
    .orderBy(...ordersOf(actions)[filter.order])
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .as('page');
  const mainMember = (field: 'First_Name' | 'Surname') =>
    sql<string>`${policies.record} -> 'MainMember' ->> ${sql.raw(`'${field}'`)}`.as(field);
  const names = executor
    .select({ number: policies.policyNumber, First_Name: mainMember('First_Name'), Surname: mainMember('Surname') })
    .from(policies)
    .as('names');
  // The total is one row whatever the page holds, so a page beyond the end still says how many there are.
  const joined = await executor
    .select()
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(names, eq(names.number, page.policyNumber))
    .orderBy(...ordersOf(page)[filter.order]);
  return {
    rows: joined.flatMap(({ page: action, names: policyholder }) =>
      action && policyholder ? [{ action, policyholder }] : [],
    ),
    totalRecords: joined[0]?.total.records ?? 0,
  };
}
