import { type Failure } from '@portal/contract';
import { type Application, type Kind, peopleOf } from '../application/application';
import { personAt } from '../application/person-messages';
import { addressOf, type Place } from '../application/step-address';
import { type StepName } from '../application/steps';

/** Where something in the application is typed. */
export interface FieldPlace extends Place {
  /** The id of the field, where one is known. */
  field?: string;
}

const personFormNames: Record<Kind, string> = {
  Spouse: 'application-spouse',
  Children: 'application-child',
  ExtendedMembers: 'application-member',
  Beneficiaries: 'application-beneficiary',
};
const previousFields: Record<string, string> = {
  insurer: 'Previous_Insurer',
  policyNumber: 'Previous_Policy_Number',
  endDate: 'Previous_End_Date',
  waitingServed: 'Previous_Waiting_Served',
};

/** The step of an entry of the body, and the form that asks for it. */
const areas: Record<string, { step: StepName; form?: string }> = {
  productId: { step: 'plan', form: 'application-plan' },
  me: { step: 'me', form: 'application-me' },
  MainMember: { step: 'me', form: 'application-me' },
  previousPolicy: { step: 'me', form: 'application-me' },
  Spouse: { step: 'people' },
  Children: { step: 'people' },
  ExtendedMembers: { step: 'people' },
  benefitIds: { step: 'benefits', form: 'application-benefits' },
  Beneficiaries: { step: 'beneficiaries' },
  BankingDetails: { step: 'payment', form: 'application-payment' },
  PaymentMethod: { step: 'payment', form: 'application-payment' },
  declarations: { step: 'declarations', form: 'application-declarations' },
};

/** Where the entry at this path of the body is typed: `Children.0.Date_Of_Birth` in the form of the first child. */
export function placeOfField(path: string): FieldPlace {
  const [top = '', ...rest] = path.split('.');
  const area = areas[top] ?? { step: 'review' };
  const person = top === 'Spouse' ? (rest.length > 0 ? 'Spouse.0' : undefined) : `${top}.${rest[0]}`;
  const at = person && rest.length > 0 ? personAt(person) : null;
  if (at) {
    const [, ...inList] = rest;
    const name = (at.kind === 'Spouse' ? rest : inList).join('.');
    const isShare = at.kind === 'Beneficiaries' && name === 'Benefit_Share';
    if (isShare) return { step: area.step, field: 'application-shares-ShareAllocation' };
    return { step: area.step, person, ...(name && { field: `${personFormNames[at.kind]}-${name}` }) };
  }
  if (top === 'Beneficiaries') return { step: area.step, field: 'application-shares-ShareAllocation' };
  if (!area.form) return { step: area.step };
  return { step: area.step, field: `${area.form}-${fieldIn(top, rest.join('.'))}` };
}

function fieldIn(top: string, name: string): string {
  if (top === 'productId' || top === 'benefitIds') return top;
  if (top === 'previousPolicy') return previousFields[name] ?? 'Has_Previous';
  return name || 'Payment_Method';
}

/** The way to a place from the review, and back to it afterwards. */
export const wayTo = ({ field, ...place }: FieldPlace): { search: string; hash: string } => ({
  search: addressOf({ ...place, thenReview: true }),
  hash: field ? `#${field}` : '',
});

const kinds: readonly Kind[] = ['Spouse', 'Children', 'ExtendedMembers', 'Beneficiaries'];

/** Where a refusal of the service leads: it names no field, but a code, or somebody by their first name. */
export function placeOfRefusal({ code, message }: Failure, application: Application): FieldPlace | null {
  if (code === 'ACCOUNT_VERIFICATION_FAILED') return placeOfField('BankingDetails.Account_Number');
  for (const kind of kinds) {
    const at = peopleOf(application, kind).findIndex(({ First_Name: name }) => name && message.includes(` ${name} `));
    if (at >= 0) return { step: kind === 'Beneficiaries' ? 'beneficiaries' : 'people', person: `${kind}.${at}` };
  }
  return message.includes('total cover') ? { step: 'plan' } : null;
}
