import { addDays, coolingOffEnd, fullName, payatReference, type PlainDate, supplementaryPrice } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aBankAccount } from './a-bank-account';
import { aMandate } from './a-mandate';
import { at } from './at';
import { covered, coveredChild, coveredExtendedMember, coverFrom } from './cover';
import { idOf } from './derived';
import { benefitOf, planOf } from './plan';
import { premiumOf } from './premium-of';
import { type PolicyPlan } from './policy-plan';

/** A whole policy on a day: ids, cover and waiting periods of everybody on it, premiums by the catalogue, a mandate. */
export function aPolicy(today: PlainDate, given: PolicyPlan): SeedPolicy {
  const { number, MainMember: member, standing, inception, pays = 'DEBIT_ORDER', bank = 'Capitec Bank' } = given;
  const { debitDay, ...status } = standing;
  const plan = planOf(given.plan);
  const applied = addDays(inception < today ? inception : today, -12);
  const confirmed = addDays(today, -80);
  const withId = <Part extends object>(name: string, part: Part) => ({ id: idOf(`${number}/${name}`), ...part });

  const ExtendedMembers = (given.ExtendedMembers ?? []).map((relative) => coveredExtendedMember(relative, inception));
  const benefits = (given.benefits ?? []).map(benefitOf);
  const { base, extended, supplementary, monthly } = premiumOf(given);
  const BankingDetails =
    pays === 'DEBIT_ORDER'
      ? withId('banking-details', { ...aBankAccount(bank, fullName(member), debitDay), ...given.account })
      : null;
  const mandated = BankingDetails && {
    policyNumber: number,
    premium: monthly,
    account: BankingDetails,
    accepted: addDays(applied, 1),
    debtorIdNumber: member.Id_Number ?? null,
  };

  return {
    id: idOf(`${number}/policy`),
    Policy_Number: number,
    Policy_Type: 'FUNERAL',
    ...status,
    Inception_Date: inception,
    ...coverFrom(inception),
    Details_Confirmed_On: inception < confirmed ? confirmed : null,
    Cooling_Off_End_Date: coolingOffEnd(applied),
    Base_Premium: base,
    Extended_Premium: extended,
    Supplementary_Premium: supplementary,
    Monthly_Premium: monthly,
    Currency: 'ZAR',
    Is_Legacy_Product: plan.isLegacy,
    Product: { id: plan.id },
    MainMember: withId('main-member', covered(member, plan.levelOfCover, inception)),
    Spouse: given.Spouse ? withId('spouse', covered(given.Spouse, plan.spouseCover, inception)) : null,
    Children: (given.Children ?? []).map((child, index) =>
      withId(`child-${index}`, coveredChild(child, plan, inception, today)),
    ),
    ExtendedMembers: ExtendedMembers.map((relative, index) => withId(`extended-member-${index}`, relative)),
    Beneficiaries: (given.Beneficiaries ?? []).map((person, index) => withId(`beneficiary-${index}`, person)),
    SupplementaryBenefits: benefits.map((benefit) => ({
      id: benefit.id,
      name: benefit.name,
      price: supplementaryPrice(benefit, base),
      startDate: inception,
      status: 'ACTIVE',
    })),
    BankingDetails,
    PaymentMethod: withId('payment-method', {
      Payment_Method: pays,
      Debit_Day: pays === 'PAYAT' ? null : debitDay,
      Payat_Reference_Number: payatReference(number),
      Payat_Barcode_Value: payatReference(number),
      Mandate_Status: BankingDetails && ('AUTHENTICATED' as const),
    }),
    DebiCheckMandate: mandated && aMandate(mandated),
    ServicingConsultant: null,
    Created_At: at(applied),
    Updated_At: at(inception < today ? inception : applied, '10:00'),
    ...given.more,
  };
}
