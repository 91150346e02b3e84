import { mainMemberEndpoints, type Policy, type Product, type Quote } from '@portal/contract';
import { ChangeJourney } from '@portal/policy-workflow/changes';
import { toOtherPlans } from '../shared/back';
import { acceptingLoss, planForm, planFormWithLoss } from './plan-forms';
import { QuotePremium, QuoteSummary, QuoteView } from './quote-view';

interface ChangePlanProps {
  plan: Product;
  policy: Policy;
  /** The newest: another one takes its place when it has expired. */
  quote: Quote;
}

/** Changes to a quoted plan: what it does, the agreement, check, and the request to staff. */
export function ChangePlan({ plan, policy, quote }: ChangePlanProps) {
  const losesLives = quote.warnings.some(({ code }) => code === 'LIVES_LOSE_COVER');
  const terms = { quote, from: policy.Product, to: plan };
  const { currentPremium: before, newPremium: after } = quote;
  return (
    <ChangeJourney
      title={`Change to ${plan.Product_Name}`}
      action="CHANGE_PRODUCT"
      endpoint={mainMemberEndpoints.updateMainMemberProduct}
      form={losesLives ? planFormWithLoss : planForm}
      {...(losesLives && { schema: acceptingLoss })}
      recordId={plan.id}
      given={{ productId: plan.id, quoteId: quote.id }}
      bodyOf={(body) => body}
      premiumOf={() => (before === after ? null : { before, after })}
      notesOf={() => <QuoteSummary {...terms} />}
      back={toOtherPlans}
      intro={
        <>
          <QuotePremium quote={quote} />
          <QuoteView {...terms} />
        </>
      }
    />
  );
}
