import { formatCover, formatPhone, formatRand, fullName } from '@portal/domain';
import { answersOf, bankOptions } from '@portal/forms';
import { AnswerSection, usePaymentForm } from '@portal/policy-workflow/new-policyholder';
import { Alert } from '@portal/ui-kit';
import { useApplication } from '../../application/application-context';
import { ageAtInception, chosenBenefits, chosenPlan } from '../../application/situation';
import { priceInWords } from '../../premium/benefit-price';
import { wayTo } from '../../check/place-of-field';
import { planPremium } from '../../premium/running-premium';
import { type StepProps } from '../../step-props';
import { declarationsForm } from '../declarations/declarations-form';
import { meForm } from '../me/me-form';
import { meOfPolicy } from '../../application/me-of-policy';
import { PersonSections } from './person-sections';
import { SendApplication } from './send-application';
import { Starts } from './starts';

/** Every answer once more, each with the way to where it is typed, and the one button that sends them. */
export function ReviewStep({ onSent }: StepProps) {
  const { application, situation } = useApplication();
  const { policy, today, banks } = situation;
  const plan = chosenPlan(application, situation);
  const base = plan && planPremium(plan.premiums, situation);
  const member = policy.MainMember;
  const paymentForm = usePaymentForm(fullName(member));
  const agreed = declarationsForm.fields.filter(({ name }) => application.declarations[name] === true).length;
  return (
    <>
      <Alert tone="warning">Not finished yet: nothing is sent until you send it at the end of this page.</Alert>
      <AnswerSection
        title="Plan"
        to={wayTo({ step: 'plan' })}
        rows={[
          { label: 'Plan', value: plan?.Product_Name ?? 'None chosen' },
          ...(plan ? [{ label: 'Cover on your life', value: formatCover(plan.levelOfCover) }] : []),
          ...(base ? [{ label: `Premium at ${ageAtInception(situation)}`, value: `${formatRand(base)} a month` }] : []),
        ]}
      />
      <AnswerSection
        title="Me"
        to={wayTo({ step: 'me' })}
        rows={[
          { label: 'Name', value: fullName(member) },
          { label: 'Cellphone number', value: formatPhone(member.Cell_Number) },
          ...answersOf(meForm, { ...meOfPolicy(member), ...application.me }, { today }),
        ]}
      />
      <PersonSections kind="Spouse" />
      <PersonSections kind="Children" />
      <PersonSections kind="ExtendedMembers" />
      <AnswerSection
        title="Benefits"
        to={wayTo({ step: 'benefits' })}
        rows={chosenBenefits(application, situation).map((benefit) => ({
          label: benefit.name,
          value: priceInWords(benefit, base),
        }))}
      />
      <PersonSections kind="Beneficiaries" />
      <AnswerSection
        title="Payment"
        to={wayTo({ step: 'payment' })}
        rows={answersOf(paymentForm, application.payment, {
          today,
          lists: { Bank_Name: bankOptions(banks) },
        })}
      />
      <AnswerSection
        title="Declarations"
        to={wayTo({ step: 'declarations' })}
        rows={[{ label: 'Agreed to', value: `${agreed} of ${declarationsForm.fields.length} declarations` }]}
      />
      <Starts />
      <SendApplication onSent={onSent} />
    </>
  );
}
