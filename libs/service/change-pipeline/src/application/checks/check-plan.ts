import { type FieldError } from '@portal/contract';
import {
  checkRoomForBeneficiary,
  checkRoomForChild,
  checkRoomForExtendedMember,
  checkTakesChildren,
  checkTakesSpouse,
  type Result,
} from '@portal/domain';
import { legacyProducts, supplementaryBenefits } from '@portal/domain/catalogue';
import { planOnSale } from '../../plan/plan-of-policy';
import { type Application, type Chosen } from '../application';
import { refusals } from './refusals';

const benefitUnknown = 'This benefit is not available';

/** The plan and the benefits by their ids; what is not sold is refused. */
export function findChosen({ productId, benefitIds }: Application): Chosen | FieldError[] {
  const plan = planOnSale(productId);
  if (plan === null) {
    const isClosed = legacyProducts.some(({ id }) => id === productId);
    return [{ field: 'productId', message: isClosed ? 'This plan is closed to new policies.' : 'Select a plan' }];
  }
  const wanted = [...new Set(benefitIds)];
  const benefits = supplementaryBenefits.filter(({ id }) => wanted.includes(id));
  return benefits.length === wanted.length ? { plan, benefits } : [{ field: 'benefitIds', message: benefitUnknown }];
}

/** Whether one more would still fit, were so many there already; nobody at all always fits. */
const fits = (count: number, checkRoom: (present: number) => Result<true>): Result<true> =>
  checkRoom(Math.max(0, count - 1));

/** The plan takes everybody, and there are not too many (domain rules 4.5 and 4.6). */
export function checkPlan(
  { Spouse, Children, ExtendedMembers, Beneficiaries }: Application,
  { plan: { Product_Name } }: Chosen,
): FieldError[] {
  return [
    ...(Spouse ? refusals('Spouse', checkTakesSpouse(Product_Name)) : []),
    ...(Children.length > 0 ? refusals('Children', checkTakesChildren(Product_Name)) : []),
    ...refusals('Children', fits(Children.length, checkRoomForChild)),
    ...refusals('ExtendedMembers', fits(ExtendedMembers.length, checkRoomForExtendedMember)),
    ...refusals('Beneficiaries', fits(Beneficiaries.length, checkRoomForBeneficiary)),
  ];
}
