import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type Executor, takeoversAskedFor } from '@portal/service-store';

/** The last day on which somebody’s request to take a policy over waited: today while one does. Null: nobody asked to. */
export async function takeoverWaitedUntil(
  executor: Executor,
  policyNumber: string,
  today: PlainDate,
): Promise<PlainDate | null> {
  const asked = await takeoversAskedFor(executor, policyNumber);
  if (asked.some(({ status }) => status === 'PENDING' || status === 'APPROVED')) return today;
  const ended = asked.map(({ record, expiresAt }) => new Date(record.decidedAt ?? expiresAt.toISOString()));
  const days = ended.map(todayInJohannesburg).filter((day) => day < today);
  return days.toSorted().at(-1) ?? null;
}
