import { optionalAreas, type Policy, portalPaths } from '@portal/contract';
import { labelOf, policyStatuses } from '@portal/domain';
import { useHasCall, usePayPath, usePortalConfig, useToday } from '@portal/policy-workflow';
import { Alert, TextLink } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { stillPossible } from './still-possible';

/** Says why documents are neither given nor taken, and what is possible all the same. */
export function StillPossibleNote({ policy }: { policy: Policy }) {
  const { phone } = usePortalConfig().contact;
  const certificates = useHasCall(optionalAreas.certificates);
  const newPolicies = useHasCall(optionalAreas.newPolicies);
  const payPath = usePayPath();
  const possible = stillPossible(policy, useToday(), { certificates, newPolicies });
  if (!possible) return null;
  const status = labelOf(policyStatuses, policy.Policy_Status);
  const ways = {
    'pay-now': <Link to={payPath}>Pay now</Link>,
    'create-policy': <Link to={portalPaths.createPolicy()}>Apply for a policy</Link>,
    call: <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>,
  };
  return (
    <Alert tone="warning">
      While the status of your policy is "{status}", we give no policy schedule and take no documents.{' '}
      {possible.sentence} {ways[possible.leadsTo]}
    </Alert>
  );
}
