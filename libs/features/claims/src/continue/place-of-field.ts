import { type Failure } from '@portal/contract';
import { type Answers, nameOfTyped } from './answers';
import { addressOf, type Place, steps } from './place';

/** Where an answer is typed. */
export interface FieldPlace extends Place {
  /** The id of the field. */
  field: string;
}

const shares = 'application-shares-ShareAllocation';

/** Where the entry at this path of the body is typed; null: no step asks for it. */
export function placeOfField(path: string): FieldPlace | null {
  const [top = '', ...rest] = path.split('.');
  switch (top) {
    case 'Guardian':
      return { step: 'guardian', field: `continue-guardian-${rest.join('.') || 'First_Name'}` };
    case 'Email_Address':
    case 'Marital_Status':
    case 'Preferred_Language':
    case 'PhysicalAddress':
      return { step: 'contact', field: `continue-contact-${path}` };
    case 'Beneficiaries': {
      const [person, ...inside] = rest;
      const name = inside.join('.');
      if (person === undefined || name === 'Benefit_Share') return { step: 'beneficiaries', field: shares };
      return { step: 'beneficiaries', person, field: `application-beneficiary-${name || 'First_Name'}` };
    }
    case 'BankingDetails':
    case 'PaymentMethod':
      return { step: 'payment', field: `application-payment-${rest.join('.') || 'Payment_Method'}` };
    default:
      return null;
  }
}

/** The way to where an answer is typed, and back to the check afterwards. */
export const wayTo = ({ field, ...place }: FieldPlace): { search: string; hash: string } => ({
  search: addressOf({ ...place, thenCheck: true }),
  hash: `#${field}`,
});

/** Where that is in words: the beneficiary, or the step. */
export function whereIs({ step, person }: Place, { Beneficiaries }: Answers): string {
  const somebody = person === undefined ? undefined : Beneficiaries[Number(person)];
  return somebody ? nameOfTyped(somebody) : steps[step].title;
}

/** Where a refusal of the service leads, which names no field; null: to no answer. What the page itself can judge was judged before. */
export function placeOfRefusal(
  { code }: Pick<Failure, 'code'>,
  { guardian, Beneficiaries }: Answers,
): FieldPlace | null {
  if (code === 'ACCOUNT_VERIFICATION_FAILED') return placeOfField('BankingDetails.Account_Number');
  if (code !== 'VALIDATION_ERROR') return null;
  if (guardian !== null) return placeOfField('Guardian.Id_Number');
  return Beneficiaries.length === 1 ? placeOfField('Beneficiaries.0.Id_Number') : placeOfField('Beneficiaries');
}
