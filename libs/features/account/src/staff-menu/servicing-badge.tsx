import { useUser } from '@portal/auth';
import { selectedPolicyNumberAtom } from '@portal/policy-workflow';
import { Badge } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';

/** Tells staff on every page whose policy they are in. */
export function ServicingBadge() {
  const { userType } = useUser();
  const policyNumber = useAtomValue(selectedPolicyNumberAtom);
  if (userType !== 'admin' || policyNumber === null) return null;
  return <Badge tone="blue">{`Servicing policy ${policyNumber}`}</Badge>;
}
