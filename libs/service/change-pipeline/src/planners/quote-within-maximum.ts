import { type Quote } from '@portal/contract';
import { ageOn, childCoverOn, coverForChild, formatCover, minorLimit, type PlainDate } from '@portal/domain';
import { type Database, type StoredPolicy } from '@portal/service-store';
import { done, type Outcome, refusedFields } from '../base/change';
import { previewMaximum } from '../rules/legal-maximum';
import { planOnSale } from '../plan/plan-of-policy';
import { withPlan } from '../plan/with-plan';

/**
 * A quote of another plan beside what other policies pay for the same people: refused when it would take somebody above the legal
 * maximum; with a warning for each child who gets less than the plan gives.
 */
export async function quoteWithinMaximum(
  database: Database,
  policy: StoredPolicy,
  quote: Quote,
): Promise<Outcome<Quote>> {
  const plan = planOnSale(quote.productId);
  const next = plan && withPlan(policy, plan, quote.effectiveDate);
  if (!next) return done(quote);
  const { policy: held, above } = await previewMaximum(database, policy, next, quote.effectiveDate);
  if (above) return refusedFields([{ field: 'productId', message: above.sentence }]);
  const warnings = held.Children.flatMap((child) => cappedWarning(child, held, quote.effectiveDate));
  return done({ ...quote, warnings: [...quote.warnings, ...warnings] });
}

function cappedWarning(
  child: StoredPolicy['Children'][number],
  { Product }: StoredPolicy,
  on: PlainDate,
): Quote['warnings'] {
  const amount = childCoverOn(child, Product, on);
  if (amount >= coverForChild(Product, child.Date_Of_Birth, on)) return [];
  const limit = formatCover(minorLimit(ageOn(child.Date_Of_Birth, on)));
  const message = `${child.First_Name} is covered for ${formatCover(amount)} here: the law allows ${limit} in all over every policy.`;
  return [{ code: 'CAP_REACHED', message }];
}
