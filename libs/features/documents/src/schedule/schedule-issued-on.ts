import { type DocumentList, type Policy } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';

interface ListAsRead {
  data?: DocumentList | undefined;
  isPending: boolean;
}

/** The day of the schedule that holds, as the document says it; three dots while the list is asked for, the last change without it. */
export function scheduleIssuedOn(list: ListAsRead, { Updated_At }: Pick<Policy, 'Updated_At'>): string {
  if (list.isPending) return '\u2026';
  const schedule = list.data?.documents.find(({ type, source }) => type === 'POLICY_SCHEDULE' && source === 'SYSTEM');
  return formatDate(todayInJohannesburg(new Date(schedule?.createdAt ?? Updated_At)));
}
