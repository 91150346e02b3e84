import {
  applicationPremium,
  coolingOffEnd,
  type PlainDate,
  payatReference,
  supplementaryPrice,
  todayInJohannesburg,
} from '@portal/domain';
import { extendedRates, products } from '@portal/domain/catalogue';
import { productRecord, type StoredPolicy } from '@portal/service-store';
import { type Application, type ApplicationFacts, type Chosen } from './application';
import { firstVersion, type Making } from './making';
import { newLives } from './new-lives';
import { newBeneficiaries } from './new-beneficiaries';
import { newBankingDetails, newPaymentMethod } from './new-payment';

/**
 * The policy that is applied for: it waits for approval and for its first premium (docs/domain/policy.md#r4-3 and
 * docs/domain/plans.md#r5-5). Null when an age or a cover has no rate. Account numbers come out masked.
 */
export function newPolicy(
  application: Application,
  { plan, benefits }: Chosen,
  facts: ApplicationFacts,
  making: Making,
): StoredPolicy | null {
  const { inception } = facts;
  const premium = applicationPremium({ ...application, premiums: plan.premiums, benefits }, extendedRates, inception);
  if (premium === null) return null;
  const lives = newLives(application, plan, facts, making);
  const { Cover_Start_Date, Waiting_Period_End_Date } = lives.MainMember;
  return {
    ...firstVersion(making),
    Policy_Number: making.policyNumber,
    Policy_Type: 'FUNERAL',
    Policy_Status: 'PENDING',
    Currency: 'ZAR',
    Inception_Date: inception,
    Cover_Start_Date,
    Waiting_Period_End_Date,
    Cooling_Off_End_Date: coolingOffEnd(todayInJohannesburg(making.now)),
    Grace_End_Date: null,
    Lapse_Date: null,
    Cancellation_Date: null,
    Reinstatement_End_Date: null,
    Base_Premium: premium.base,
    Extended_Premium: premium.extended,
    Supplementary_Premium: premium.supplementary,
    Monthly_Premium: premium.monthly,
    Arrears_Amount: 0,
    Premium_Credit: 0,
    Paid_To_Date: null,
    Is_Legacy_Product: false,
    Cover_Increases: [],
    Product: productRecord(plan, products.indexOf(plan) + 1),
    ...lives,
    Beneficiaries: newBeneficiaries(application, making),
    SupplementaryBenefits: newBenefits(benefits, premium.base, inception),
    BankingDetails: newBankingDetails(application, making),
    PaymentMethod: newPaymentMethod(application, payatReference(making.policyNumber), making),
    DebiCheckMandate: null,
    ServicingConsultant: null,
  };
}

const newBenefits = (benefits: Chosen['benefits'], base: number, startDate: PlainDate) =>
  benefits.map((benefit) => ({
    id: benefit.id,
    name: benefit.name,
    price: supplementaryPrice(benefit, base),
    startDate,
    status: 'ACTIVE' as const,
  }));
