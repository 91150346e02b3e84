import { type Policy, portalPaths } from '@portal/contract';
import { customerMay } from '@portal/domain';
import { usePortalConfig, useToday } from '@portal/policy-workflow';
import { Alert, TextLink } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { stillPossible } from './still-possible';

/** Says why papers are neither given nor taken, and what is possible all the same. */
export function StillPossibleNote({ policy }: { policy: Policy }) {
  const { phone } = usePortalConfig().contact;
  const possible = stillPossible(policy, useToday());
  const may = customerMay(policy.Policy_Status, 'documents');
  if (!possible || may.success) return null;
  const ways = {
    'pay-now': <Link to={portalPaths.payNow()}>Pay now</Link>,
    'create-policy': <Link to={portalPaths.createPolicy()}>Apply for a policy</Link>,
    call: <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>,
  };
  return (
    <Alert tone="warning">
      No policy schedule is given and no paper is taken. {may.message} {possible.sentence} {ways[possible.leadsTo]}
    </Alert>
  );
}
