import { optionalAreas, type PolicySummary, portalPaths } from '@portal/contract';
import { formatDate, formatRand } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { SendPaymentLink } from '@portal/policy-workflow/servicing';
import { AmountList, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const dates = [
  { label: 'Next premium due', of: 'nextDueDate' },
  { label: 'Paid until', of: 'paidToDate' },
  { label: 'Covered without paying until', of: 'graceEndDate' },
] as const;

/** How the premium stands. Staff do not pay: they send the link to who does. */
export function Standing({ summary }: { summary: PolicySummary }) {
  const { arrears, monthlyPremium, canPayNow } = summary;
  const known = dates.flatMap(({ label, of }) => (summary[of] ? [{ label, amount: formatDate(summary[of]) }] : []));
  return (
    <TitledCard title="Premium" beside={<Link to={portalPaths.payments()}>All payments</Link>}>
      <AmountList
        rows={[
          ...(arrears > 0 ? [{ label: 'In arrears', amount: formatRand(arrears) }] : []),
          { label: 'Premium a month', amount: monthlyPremium > 0 ? formatRand(monthlyPremium) : 'No premium' },
          ...known,
        ]}
      />
      {canPayNow && (
        <WhereCall row={optionalAreas.payat}>
          <SendPaymentLink />
        </WhereCall>
      )}
    </TitledCard>
  );
}
