import { type ApprovalCase } from '@portal/contract';
import { timeInJohannesburg, formatMoment, todayInJohannesburg } from '@portal/domain';

/** Who works on a request, and since when: the time for today, else the day with it. */
export function takenSentence(takenBy: ApprovalCase['takenBy'], now: Date): string {
  if (takenBy === null) return 'Nobody works on this request.';
  const at = new Date(takenBy.at);
  const isToday = todayInJohannesburg(at) === todayInJohannesburg(now);
  const since = isToday ? timeInJohannesburg(at) : formatMoment(at);
  return takenBy.isMine
    ? `You work on this request since ${since}.`
    : `${takenBy.name} works on this request since ${since}.`;
}
