import { formatDate, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';
import { CoverCard } from '@portal/ui-kit/data';
import { useToday } from '../today';
import { type KeptCopy } from './kept-copy';

/** Everybody on the policy and what they were covered for, when this phone last knew. */
export function KeptPeople({ copy: { at, cover } }: { copy: KeptCopy }) {
  const then = new Date(at);
  const day = todayInJohannesburg(then);
  const asOf = `As it was on ${formatDate(day)}, ${timeInJohannesburg(then)}.`;
  return (
    <CoverCard
      headline={day === useToday() ? cover.headline : cover.headlineLater}
      size="md"
      people={cover.people}
      next={cover.next}
      asOf={asOf}
    />
  );
}
