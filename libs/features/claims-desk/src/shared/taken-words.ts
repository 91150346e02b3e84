import { type ClaimCase } from '@portal/contract';
import { formatMoment, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';

/** Who works on a claim, for a list. */
export function takenInList(takenBy: ClaimCase['takenBy']): string {
  if (takenBy === null) return 'Nobody works on it';
  return takenBy.isMine ? 'With you' : `With ${takenBy.name}`;
}

/** Who works on a claim, and since when: the time for today, else the day with it. */
export function takenSentence(takenBy: ClaimCase['takenBy'], now: Date): string {
  if (takenBy === null) return 'Nobody works on this claim.';
  const at = new Date(takenBy.at);
  const isToday = todayInJohannesburg(at) === todayInJohannesburg(now);
  const since = isToday ? timeInJohannesburg(at) : formatMoment(at);
  return takenBy.isMine
    ? `You work on this claim since ${since}.`
    : `${takenBy.name} works on this claim since ${since}.`;
}
