import { type Servicing } from '@portal/contract';
import { labelOf, servicingReasons, timeInJohannesburg } from '@portal/domain';
import { openingAddress } from '@portal/policy-workflow';
import { Cluster, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ClosePolicy } from '../shared/close-policy';

interface OpenPolicyLineProps {
  servicing: Servicing;
  returnTo: string;
}

/** One policy that is open: whose, why, until when. */
export function OpenPolicyLine({
  servicing: { policyNumber, mainMember, reason, endsAt },
  returnTo,
}: OpenPolicyLineProps) {
  return (
    <li>
      <Stack gap="xs">
        <Text as="strong">{mainMember}</Text>
        <Text size="sm" tone="muted">
          Policy {policyNumber}. {labelOf(servicingReasons, reason)}. Until {timeInJohannesburg(new Date(endsAt))}.
        </Text>
        <Cluster>
          <Link to={openingAddress(policyNumber, returnTo)}>
            Go on<VisuallyHidden> with {policyNumber}</VisuallyHidden>
          </Link>
          <ClosePolicy policyNumber={policyNumber} />
        </Cluster>
      </Stack>
    </li>
  );
}
