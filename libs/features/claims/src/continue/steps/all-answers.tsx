import { answersOf, bankOptions } from '@portal/forms';
import { AnswerSection, beneficiaryForm, usePaymentForm } from '@portal/policy-workflow/new-policyholder';
import { nameOfTyped } from '../answers';
import { addressOf, type Place } from '../place';
import { type StepProps } from '../step-props';
import { contactForm } from './contact-form';
import { guardianForm } from './guardian-form';

/** Said in the heading already, or settled by another answer. */
const unsaid = ['Title', 'First_Name', 'Surname', 'Id_Type', 'Gender'];

/** Back to the check from there. */
const at = (place: Place) => addressOf({ ...place, thenCheck: true });

/** Every answer once more, each with the way to where it is typed. */
export function AllAnswers({ takeover: { answers, continuation, banks, today } }: StepProps) {
  const { guardian, contact, Beneficiaries, payment } = answers;
  const paymentForm = usePaymentForm(continuation.successor.name);
  return (
    <>
      {guardian && (
        <AnswerSection
          title="Who you are"
          to={at({ step: 'guardian' })}
          rows={answersOf(guardianForm, guardian, { today })}
        />
      )}
      <AnswerSection
        title="Your details"
        to={at({ step: 'contact' })}
        rows={[{ label: 'Name', value: continuation.successor.name }, ...answersOf(contactForm, contact, { today })]}
      />
      {Beneficiaries.map((one, place) => (
        <AnswerSection
          key={place}
          title={`Beneficiary: ${nameOfTyped(one)}`}
          to={at({ step: 'beneficiaries', person: String(place) })}
          rows={[
            { label: 'Share', value: `${one['Benefit_Share'] ?? 0}\u00a0%` },
            ...answersOf(beneficiaryForm, one, { today }).filter(({ name }) => !unsaid.includes(name)),
          ]}
        />
      ))}
      <AnswerSection
        title="Payment"
        to={at({ step: 'payment' })}
        rows={answersOf(paymentForm, payment, { today, lists: { Bank_Name: bankOptions(banks) } })}
      />
    </>
  );
}
