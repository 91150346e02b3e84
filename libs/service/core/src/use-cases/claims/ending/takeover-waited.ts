import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type ApprovalActionRow, type Executor, takeoversAskedFor } from '@portal/service-store';

const isWaiting = ({ status }: ApprovalActionRow) => status === 'PENDING' || status === 'APPROVED';

/** Whether somebody’s request to take a policy over waits now. */
export const isTakeoverWaiting = async (executor: Executor, policyNumber: string): Promise<boolean> =>
  (await takeoversAskedFor(executor, policyNumber)).some(isWaiting);

/**
 * The last day on which somebody’s request to take a policy over waited: today while one does, and to the end of the day on which it was
 * answered. One that ended without an answer counts to its last day, and no further than today. Null: nobody asked to.
 */
export async function takeoverWaitedUntil(
  executor: Executor,
  policyNumber: string,
  today: PlainDate,
): Promise<PlainDate | null> {
  const asked = await takeoversAskedFor(executor, policyNumber);
  if (asked.some(isWaiting)) return today;
  const ended = asked.map(({ record, expiresAt }) => new Date(record.decidedAt ?? expiresAt.toISOString()));
  const days = ended.map(todayInJohannesburg).map((day) => (day < today ? day : today));
  return days.toSorted().at(-1) ?? null;
}
