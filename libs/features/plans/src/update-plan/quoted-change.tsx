import { readQuery } from '@portal/api-client';
import { type Policy, type Product, quoteEndpoints } from '@portal/contract';
import { PolicyPage, QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { NotAllowed, useAllowedAction } from '@portal/policy-workflow/changes';
import { SkeletonCard } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { toOtherPlans } from '../shared/back';
import { ChangePlan } from './change-plan';
import { useKept } from './use-kept';

/** Requests a quote for a plan, once it is known that the plan may be changed, and goes on with it. */
export function QuotedChange({ plan, policy }: { plan: Product; policy: Policy }) {
  const policyNumber = useSelectedPolicyNumber();
  const allowed = useAllowedAction('CHANGE_PRODUCT');
  const mayAsk = allowed.data?.isAllowed === true;
  const quote = useQuery({
    ...readQuery(quoteEndpoints.productChangeQuote, { policyNumber, productId: mayAsk ? plan.id : null }),
    staleTime: Infinity, // a quote stands for 30 days; only a refusal asks for another
  });
  // What has been quoted stays on the page: whatever is read again, it is the journey that says what became of it.
  const known = useKept(quote.data);
  if (known) return <ChangePlan plan={plan} policy={policy} quote={known} />;
  if (allowed.data && !mayAsk)
    return <NotAllowed title={plan.Product_Name} reason={allowed.data.reason} back={toOtherPlans} />;
  return (
    <PolicyPage title={plan.Product_Name}>
      {mayAsk ? (
        <QueryView query={quote} loading={<SkeletonCard />} failed="The quote could not be worked out">
          {() => null}
        </QueryView>
      ) : (
        <QueryView query={allowed} loading={<SkeletonCard />} failed="This page could not be loaded">
          {() => null}
        </QueryView>
      )}
    </PolicyPage>
  );
}
