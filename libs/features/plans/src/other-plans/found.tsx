import { portalPaths, type Product } from '@portal/contract';
import { formatCover, formatRand } from '@portal/domain';
import { Badge, Cluster, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { whoPlanCovers } from '../shared/plan-messages';

interface FoundOffer {
  plan: Product;
  premium: number;
}

interface FoundProps {
  /** The best of each kind. */
  offers: readonly (FoundOffer & { isMine?: boolean })[];
  /** What is said when there is none. */
  none: string;
}

/** What was found, said as it changes: the best plan for each circle of people. */
export const Found = ({ offers, none }: FoundProps) => (
  <div role="status">
    {offers.length === 0 ? (
      <Text>{none}</Text>
    ) : (
      <Stack as="ul" gap="md" role="list">
        {offers.map(({ plan, premium, isMine }) => (
          <li key={plan.id}>
            <Stack gap="xs">
              <Cluster justify="between">
                {isMine ? (
                  <Cluster>
                    <strong>{plan.Product_Name}</strong> <Badge tone="green">Your plan</Badge>
                  </Cluster>
                ) : (
                  <Link to={portalPaths.updatePlan(plan.id)}>{plan.Product_Name}</Link>
                )}
                <strong>{formatRand(premium)}</strong>
              </Cluster>
              <Text size="sm" tone="muted">
                {whoPlanCovers(plan.Product_Name)}: {formatCover(plan.levelOfCover)} on your own life
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    )}
  </div>
);
