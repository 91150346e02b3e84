import { duplicate, type FieldError, type Policy, type Rule, yourselfSentence } from '@portal/contract';
import { activeBeneficiaries, type Identified, isSamePerson } from '@portal/domain';
import { type Nomination } from './nomination';

const numbers = ['Id_Number', 'Passport_Number', 'Permit_Number'] as const;

/** Where somebody is known by: the number that was typed, else the name. */
const fieldOf = (person: Identified) => numbers.find((field) => person[field]) ?? 'Surname';

/**
 * Nobody nominates themselves, or the same person twice. The service says so too; this says it before a PIN is asked for.
 * `except` is the beneficiary who is being changed.
 */
export const whoMayNot =
  (policy: Pick<Policy, 'MainMember' | 'Beneficiaries'>, except: string | null = null): Rule<Nomination> =>
  (person) => {
    const refused = (other: Identified, message: string): FieldError[] =>
      isSamePerson(person, other) ? [{ field: fieldOf(person), message }] : [];
    const others = activeBeneficiaries(policy).filter(({ id }) => id !== except);
    return [...refused(policy.MainMember, yourselfSentence), ...others.flatMap((other) => refused(other, duplicate))];
  };
