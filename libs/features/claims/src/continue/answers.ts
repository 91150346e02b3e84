import { type Continuation } from '@portal/contract';
import { fullName } from '@portal/domain';
import { payingOf, withWholeShare } from '@portal/policy-workflow/new-policyholder';

/** What was typed in one form. */
export type Typed = Record<string, unknown>;

/** What was typed so far by somebody who takes over a policy. */
export interface Answers {
  /** Who a guardian is; null of whoever is covered by the policy. */
  guardian: Typed | null;
  contact: Typed;
  Beneficiaries: readonly Typed[];
  payment: Typed;
  /** A beneficiary whose form was left half filled in, by the place in the address. */
  unfinished: { person: string; values: Typed } | null;
}

/** What is known of the successor before they type anything. */
export const beginningOf = ({ successor, Preferred_Language }: Continuation): Answers => ({
  guardian: successor.role === 'GUARDIAN' ? { Id_Type: 'SA_ID' } : null,
  contact: {
    Email_Address: successor.Email_Address,
    Preferred_Language,
    ...(successor.Marital_Status !== null && { Marital_Status: successor.Marital_Status }),
  },
  Beneficiaries: [],
  payment: { Account_Holder_Relationship: 'SELF', Account_Holder_Name: successor.name },
  unfinished: null,
});

/** The beneficiaries with one put in their place, or at the end. */
export function withPerson({ Beneficiaries }: Answers, place: string, person: Typed): readonly Typed[] {
  const known = Beneficiaries[Number(place)];
  return withWholeShare(
    known === undefined
      ? [...Beneficiaries, person]
      : Beneficiaries.map((one) => (one === known ? { ...one, ...person } : one)),
  );
}

/** The beneficiaries without the one at this place. */
export const withoutPerson = ({ Beneficiaries }: Answers, place: number): readonly Typed[] =>
  withWholeShare(Beneficiaries.filter((_, at) => at !== place));

/** What a beneficiary is called, as far as it is typed. */
export const nameOfTyped = ({ First_Name, Surname }: Typed): string =>
  fullName({ First_Name: String(First_Name ?? ''), Surname: String(Surname ?? '') }).trim() || 'Somebody';

/** The answers as they are sent, but for the PIN and the version. They may be unfinished: then the check says what is missing. */
export const bodyOf = ({ guardian, contact, Beneficiaries, payment }: Answers): Typed => ({
  ...contact,
  Guardian: guardian,
  Beneficiaries,
  ...payingOf(payment),
  isTrue: true,
});
