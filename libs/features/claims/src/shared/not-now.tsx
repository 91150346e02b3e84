import { type Claim } from '@portal/contract';
import { EmptyState, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ClaimPage } from './claim-page';
import { pagesOf } from './part-of-claim';

interface NotNowProps {
  title: string;
  claim: Claim;
  /** Why there is nothing to do on this page. */
  children: string;
}

/** A page of a claim on which nothing can be done now, and the way back to where it stands. */
export const NotNow = ({ title, claim, children }: NotNowProps) => (
  <ClaimPage title={title}>
    <EmptyState>
      <Text>{children}</Text>
      <Link to={pagesOf(claim).claim}>See where your claim stands</Link>
    </EmptyState>
  </ClaimPage>
);
