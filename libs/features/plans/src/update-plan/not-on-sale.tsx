import { type Policy, portalPaths, type Product } from '@portal/contract';
import { planClosed } from '@portal/domain';
import { LevelOfCover, PolicyPage, QueryView } from '@portal/policy-workflow';
import { WayBack } from '@portal/policy-workflow/changes';
import { Alert, EmptyState, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useClosedPlans } from '../shared/catalogue';
import { toOtherPlans } from '../shared/back';
import { planOfAddress } from './plan-of-address';

/** The address names no plan that is sold: it may name one that no longer is, and then says which that was and what it pays. */
export function NotOnSale({ name, title }: { name: string; title: string }) {
  const closed = useClosedPlans(true);
  const plan = planOfAddress(name, closed.data ?? []);
  return (
    <PolicyPage title={plan?.Product_Name ?? title}>
      <QueryView query={closed} loading={<SkeletonCard />} failed="The plans could not be loaded">
        {() => (plan ? <ClosedPlan plan={plan} /> : <UnknownPlan />)}
      </QueryView>
    </PolicyPage>
  );
}

const ClosedPlan = ({ plan }: { plan: Product }) => (
  <Stack gap="lg">
    <Alert tone="warning">{planClosed}</Alert>
    <LevelOfCover product={plan satisfies Policy['Product']} />
    <WayBack {...toOtherPlans} />
  </Stack>
);

const UnknownPlan = () => (
  <EmptyState>
    <Text>There is no plan at this address that you can change to.</Text>
    <Link to={portalPaths.otherPlans()}>{toOtherPlans.label}</Link>
  </EmptyState>
);
