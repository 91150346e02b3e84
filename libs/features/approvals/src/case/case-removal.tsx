import { type ApprovalCase } from '@portal/contract';
import { DescriptionList, TitledCard } from '@portal/ui-kit';

/** Who leaves the policy, what they lose, and the reason that was given for it. Nothing where nobody leaves. */
export function CaseRemoval({ removal }: Pick<ApprovalCase, 'removal'>) {
  if (removal === null) return null;
  const { person, loses, reason } = removal;
  return (
    <TitledCard title="Who leaves">
      <DescriptionList
        rows={[
          { label: 'Person', value: person },
          { label: 'Loses', value: loses },
          ...(reason === null ? [] : [{ label: 'Reason given', value: reason }]),
        ]}
      />
    </TitledCard>
  );
}
