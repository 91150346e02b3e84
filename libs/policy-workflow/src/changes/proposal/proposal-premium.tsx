import { type ApprovalAction } from '@portal/contract';
import { formatDate, formatRand } from '@portal/domain';
import { DescriptionList, Text, TitledCard } from '@portal/ui-kit';

/** What the premium is, what it would be, and from when; a sentence when it stays the same. */
export function ProposalPremium({
  action: { premiumBefore, premiumAfter, effectiveDate },
}: {
  action: ApprovalAction;
}) {
  if (premiumBefore === null || premiumAfter === null) return null;
  if (premiumBefore === premiumAfter) return <Text>Your premium stays {formatRand(premiumBefore)} a month.</Text>;
  const difference = premiumAfter - premiumBefore;
  return (
    <TitledCard title="Monthly premium">
      <DescriptionList
        rows={[
          { label: 'Current', value: formatRand(premiumBefore) },
          { label: 'New', value: formatRand(premiumAfter) },
          { label: 'Difference', value: `${difference > 0 ? '+' : ''}${formatRand(difference)}` },
          ...(effectiveDate ? [{ label: 'From', value: formatDate(effectiveDate) }] : []),
        ]}
      />
    </TitledCard>
  );
}
