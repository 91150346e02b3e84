import { type ApprovalAction } from '@portal/contract';
import { coverLabel, type CoverField, formatDate, increaseSentence, limits, livesOf } from '@portal/domain';
import { List } from '@portal/ui-kit';

type Facts = Pick<ApprovalAction, 'currentValue' | 'proposedValue' | 'effectiveDate'>;

const lives: readonly CoverField[] = ['levelOfCover', 'spouseCover'];

/** The waiting period of more cover, as sentences; none when nothing grows (docs/domain/policy.md#r4-3). */
export function increaseSentences({ currentValue, proposedValue, effectiveDate }: Facts): string[] {
  if (effectiveDate === null) return [];
  return lives.flatMap((field) => {
    const extra = Number(proposedValue?.[field] ?? 0) - Number(currentValue?.[field] ?? 0);
    return extra > 0 ? [`${coverLabel(field)}: ${increaseSentence(extra, effectiveDate)}`] : [];
  });
}

/** Who is not covered by the new plan any more, as sentences (docs/domain/lives.md#r4-5). */
export function lossSentences({ currentValue, proposedValue, effectiveDate }: Facts): string[] {
  const [from, to] = [currentValue?.['Product_Name'], proposedValue?.['Product_Name']];
  if (typeof from !== 'string' || typeof to !== 'string' || effectiveDate === null) return [];
  const [before, after] = [livesOf(from), livesOf(to)];
  return [
    ...(before.spouse && !after.spouse ? ['a spouse'] : []),
    ...(before.children && !after.children ? ['children'] : []),
  ].map((who) => `The new plan does not cover ${who}: that cover ends on ${formatDate(effectiveDate)}.`);
}

/** What a change of plan means: who loses cover, which part of it waits anew, and how long it can be undone. */
export function PlanTerms({ action }: { action: Facts }) {
  return (
    <List>
      {[...lossSentences(action), ...increaseSentences(action)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>You can undo this within {limits.COOLING_OFF_DAYS} days after we have sent you the new policy documents.</li>
    </List>
  );
}
