import { type ClaimCase } from '@portal/contract';
import { coverUntilSentence, successorWords } from '@portal/domain';
import { DescriptionList, Text, TitledCard } from '@portal/ui-kit';

/** What becomes of those whom a main member left on the policy, and who may take it over. Nothing where nobody is left. */
export function CoverAfterDeathCard({
  found: { coverAfterDeath: cover },
}: {
  found: Pick<ClaimCase, 'coverAfterDeath'>;
}) {
  if (cover === null) return null;
  return (
    <TitledCard title="The others on the policy">
      <Text>{coverUntilSentence(cover)}</Text>
      {!cover.isOver && <DescriptionList rows={[{ label: 'May take it over', value: successorWords(cover) }]} />}
    </TitledCard>
  );
}
