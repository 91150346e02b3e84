import { optionalAreas, type PaidStatus, type Policy, portalPaths } from '@portal/contract';
import {
  formatRand,
  labelOf,
  monthAndYear,
  policyStatuses,
  premiumMonths,
  premiumStatuses,
  toneOf,
} from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { useCoverToday } from '@portal/policy-workflow/cover';
import { Badge, buttonStyle, Card, Cluster, Figure, Heading, PaymentIcon, Stack, Text } from '@portal/ui-kit';
import { PremiumWeave } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';
import { isOver } from '../shared/is-over';
import { whatIsDue } from './what-is-due';

interface DueCardProps {
  policy: Policy;
  paid: PaidStatus;
  /** Whether whoever looks may pay online. */
  mayPay: boolean;
}

/** What is paid and what comes next, what is due, and what happens if nothing is done. */
export function DueCard({ policy, paid, mayPay }: DueCardProps) {
  const cover = useCoverToday(policy);
  const { figure, sentence, comes, otherwise } = whatIsDue(policy, paid, cover);
  const months = premiumMonths(policy, cover.date).map(({ month, state }) => ({ name: monthAndYear(month), state }));
  return (
    <Card as="section" aria-labelledby="due-heading">
      <Stack gap="md">
        <Cluster justify="between" align="start">
          <Heading level={2} size="md" id="due-heading">
            What is due
          </Heading>
          <StatusBadge paid={paid} />
        </Cluster>
        <Text size="lg">{sentence}</Text>
        {figure && <Figure value={formatRand(figure.amount)} caption={figure.caption} />}
        {months.some(({ state }) => state !== 'none') && <PremiumWeave months={months} />}
        {comes && <Text>{comes}</Text>}
        {otherwise && (
          <Text>
            <strong>If you do nothing:</strong> {otherwise}
          </Text>
        )}
        {mayPay && (
          <Link className={buttonStyle(paid.Amount_Due > 0 ? 'primary' : 'secondary')} to={portalPaths.payNow()}>
            <PaymentIcon /> Pay now
          </Link>
        )}
        {isOver(paid) && (
          <WhereCall row={optionalAreas.newPolicies}>
            <Link className={buttonStyle('secondary')} to={portalPaths.createPolicy()}>
              Apply for a new policy
            </Link>
          </WhereCall>
        )}
      </Stack>
    </Card>
  );
}

/** How the premiums stand; where none is asked for, how the policy does. */
function StatusBadge({ paid: { Premium_Status, Policy_Status } }: { paid: PaidStatus }) {
  return Premium_Status === 'NOT_APPLICABLE' || Policy_Status === 'LAPSED' ? (
    <Badge tone={toneOf(policyStatuses, Policy_Status)}>{labelOf(policyStatuses, Policy_Status)}</Badge>
  ) : (
    <Badge tone={toneOf(premiumStatuses, Premium_Status)}>{labelOf(premiumStatuses, Premium_Status)}</Badge>
  );
}
