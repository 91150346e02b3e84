import { readQuery } from '@portal/api-client';
import { catalogueEndpoints } from '@portal/contract';
import { Alert } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useApplication } from '../../application/application-context';
import { coverInWords } from './plan-form';

/** Names the plan that is no longer sold: the one that was chosen before it was closed, or the applicant's own. */
export function ClosedPlanNotice({ chosenId }: { chosenId: unknown }) {
  const { products, policy } = useApplication().situation;
  const isGone = Boolean(chosenId) && !products.some(({ id }) => id === chosenId);
  const closed = useQuery({ ...readQuery(catalogueEndpoints.legacyProducts, {}), enabled: isGone });
  const plan = isGone && closed.data?.find(({ id }) => id === chosenId);
  if (plan) {
    return (
      <Alert tone="warning">
        The {plan.Product_Name} that you chose ({coverInWords(plan)}) is no longer sold. Choose another plan.
      </Alert>
    );
  }
  if (!policy.Is_Legacy_Product) return null;
  return (
    <Alert>
      Your {policy.Product.Product_Name} is no longer sold, so a new policy has one of the plans below. The policy that
      you have goes on: {coverInWords(policy.Product)}.
    </Alert>
  );
}
