import { openingAddress } from '@portal/policy-workflow';
import { Link } from 'react-router-dom';

/** A policy number that leads to opening the policy, and back here afterwards. */
export const PolicyLink = ({ policyNumber, returnTo }: { policyNumber: string; returnTo: string }) => (
  <Link to={openingAddress(policyNumber, returnTo)}>{policyNumber}</Link>
);
