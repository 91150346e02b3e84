import { PolicyPage } from '@portal/policy-workflow';
import { EmptyState, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { back } from './back';

/** The address names nobody who is nominated: a removed beneficiary, or a link of another policy. */
export const NotABeneficiary = ({ title }: { title: string }) => (
  <PolicyPage title={title}>
    <EmptyState>
      <Text>This person is not a beneficiary of the policy.</Text>
      <Link to={back.to}>{back.label}</Link>
    </EmptyState>
  </PolicyPage>
);
