import { type PolicySummary, portalPaths } from '@portal/contract';
import { formatDate, formatRandOr, labelOf, policyStatuses, premiumStatuses, toneOf } from '@portal/domain';
import { SendPaymentLink } from '@portal/policy-workflow/servicing';
import { Badge, Cluster, Columns, DescriptionList, Figure, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const dates = [
  { label: 'Next premium due', of: 'nextDueDate' },
  { label: 'Paid until', of: 'paidToDate' },
  { label: 'Covered without paying until', of: 'graceEndDate' },
] as const;

/** Where policy and premium stand. Staff do not pay: they send the link to who does. */
export function Standing({ summary }: { summary: PolicySummary }) {
  const { policyStatus, premiumStatus, arrears, monthlyPremium, canPayNow } = summary;
  const known = dates.flatMap(({ label, of }) => (summary[of] ? [{ label, value: formatDate(summary[of]) }] : []));
  return (
    <TitledCard title="Premium and arrears">
      <Cluster>
        <Badge tone={toneOf(policyStatuses, policyStatus)}>{labelOf(policyStatuses, policyStatus)}</Badge>
        {premiumStatus !== 'NOT_APPLICABLE' && (
          <Badge tone={toneOf(premiumStatuses, premiumStatus)}>{labelOf(premiumStatuses, premiumStatus)}</Badge>
        )}
      </Cluster>
      <Columns min="sm">
        <Figure value={formatRandOr(arrears, 'Nothing')} caption="In arrears" />
        <Figure value={formatRandOr(monthlyPremium, 'No premium')} caption="Premium a month" />
      </Columns>
      {known.length > 0 && <DescriptionList rows={known} />}
      <Cluster align="start">
        {canPayNow && <SendPaymentLink />}
        <Link to={portalPaths.payments()}>See all payments</Link>
      </Cluster>
    </TitledCard>
  );
}
