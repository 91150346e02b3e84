import { portalPaths } from '@portal/contract';
import { EmptyState, PageLayout, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { OurNumber } from '../shared/our-number';
import { title } from './title';

/** For whoever cannot take over the policy, or cannot any more. */
export const NotPossible = ({ reference }: { reference: string }) => (
  <PageLayout title={title}>
    <EmptyState>
      <Text>You cannot take over this policy.</Text>
      <Text>
        Questions? Call <OurNumber />.
      </Text>
      <Link to={portalPaths.claim(reference)}>See where the claim stands</Link>
    </EmptyState>
  </PageLayout>
);
