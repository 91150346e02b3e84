import { type FieldError } from '@portal/contract';
import { planClosed } from '@portal/domain';
import { legacyProducts, supplementaryBenefits } from '@portal/domain/catalogue';
import { planOnSale } from '../../plan/plan-of-policy';
import { type Application, type Chosen } from '../application';

const benefitUnknown = 'This benefit is not available';

/** The plan and the benefits by their ids; what is not sold is refused. */
export function findChosen({ productId, benefitIds }: Application): Chosen | FieldError[] {
  const plan = planOnSale(productId);
  if (plan === null) {
    const isClosed = legacyProducts.some(({ id }) => id === productId);
    return [{ field: 'productId', message: isClosed ? planClosed : 'Select the plan' }];
  }
  const wanted = [...new Set(benefitIds)];
  const benefits = supplementaryBenefits.filter(({ id }) => wanted.includes(id));
  return benefits.length === wanted.length ? { plan, benefits } : [{ field: 'benefitIds', message: benefitUnknown }];
}
