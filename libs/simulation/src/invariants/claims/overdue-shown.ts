import { type ClaimQueue } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type ClaimRow, schema } from '@portal/service-store';
import { BrokenInvariant } from '../../world/broken-invariant';
import { asStaff, claimStaff } from '../../world/staff';
import { type World } from '../../world/world';
import { dayToAct } from './clocks';

type Shown = Pick<ClaimQueue, 'totalRecords'> & {
  data: readonly Pick<ClaimQueue['data'][number], 'id' | 'isOverdue'>[];
};

/** What is wrong with the overdue claims that staff are shown; null: nothing. */
export function wrongOverdue(
  claims: readonly Pick<ClaimRow, 'id' | 'status' | 'record'>[],
  { data, totalRecords }: Shown,
  today: PlainDate,
): string | null {
  const overdue = new Set(claims.filter((claim) => (dayToAct(claim) ?? '9999') < today).map(({ id }) => id));
  if (totalRecords !== overdue.size) return `${overdue.size} claims are overdue and ${totalRecords} are shown`;
  const isRight = data.every(({ id, isOverdue }) => isOverdue && overdue.has(id));
  return isRight ? null : 'a claim is shown among the overdue ones that is none';
}

/** A claim whose day has passed and that nobody has decided is in the view of overdue ones, red. Source: docs/domain/claims.md#c3. */
export async function checkOverdueShown(world: World, which: number): Promise<void> {
  const [member] = claimStaff;
  if (!member) return;
  const claims = await world.store.database.select().from(schema.claims);
  const shown = await asStaff(world, member, which, 'GET', '/staff/claims?view=OVERDUE&pageSize=50');
  if (shown.status !== 200) return;
  const wrong = wrongOverdue(claims, shown.data as ClaimQueue, world.clock.today());
  if (wrong !== null) throw new BrokenInvariant('overdue-claims-are-shown', wrong);
}
