import { type ApprovalAction } from '@portal/contract';
import { coverLabel, type CoverField, increaseSentence, limits } from '@portal/domain';
import { List } from '@portal/ui-kit';

type Facts = Pick<ApprovalAction, 'currentValue' | 'proposedValue' | 'effectiveDate'>;

const lives: readonly CoverField[] = ['levelOfCover', 'spouseCover'];

/** The waiting period of more cover, as sentences; none when nothing grows (domain.md §4.3). */
export function increaseSentences({ currentValue, proposedValue, effectiveDate }: Facts): string[] {
  if (effectiveDate === null) return [];
  return lives.flatMap((field) => {
    const extra = Number(proposedValue?.[field] ?? 0) - Number(currentValue?.[field] ?? 0);
    return extra > 0 ? [`${coverLabel(field)}: ${increaseSentence(extra, effectiveDate)}`] : [];
  });
}

/** What a change of plan means: which part of the cover waits anew, and how long it can be undone. */
export function PlanTerms({ action }: { action: Facts }) {
  return (
    <List>
      {increaseSentences(action).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>You can undo this within {limits.COOLING_OFF_DAYS} days after we have sent you the new policy documents.</li>
    </List>
  );
}
