import { PageLayout, Text } from '@portal/ui-kit';
import { Link, type RouteObject } from 'react-router-dom';
import { firstAddress } from './routes-of';

/** Stands at every address of another feature. */
export const Elsewhere = ({ screens }: { screens: RouteObject[] }) => (
  <PageLayout title="Another feature">
    <Text>This address belongs to another feature, which is not running here.</Text>
    <Link to={firstAddress(screens)}>Back to this one</Link>
  </PageLayout>
);
