import { duplicate, type FieldError, type Known, type Policy, type Rule, yourselfSentence } from '@portal/contract';
import { activeBeneficiaries } from '../shares/split';
import { type Nomination } from './nomination';

const numbers = ['Id_Number', 'Passport_Number', 'Permit_Number'] as const;
type Numbered = Pick<Known<Nomination>, (typeof numbers)[number]>;

/** The number that two people have in common, by the name of its field. */
const numberInCommon = (one: Numbered, other: Numbered) =>
  numbers.find((field) => one[field] && one[field] === other[field]);

/**
 * Nobody nominates themselves, or the same person twice. The service says so too; this says it before a PIN is asked for.
 * `except` is the beneficiary who is being changed.
 */
export const whoMayNot =
  (policy: Pick<Policy, 'MainMember' | 'Beneficiaries'>, except: string | null = null): Rule<Nomination> =>
  (person) => {
    const refused = (other: Numbered, message: string): FieldError[] => {
      const field = numberInCommon(person, other);
      return field ? [{ field, message }] : [];
    };
    const others = activeBeneficiaries(policy).filter(({ id }) => id !== except);
    return [...refused(policy.MainMember, yourselfSentence), ...others.flatMap((other) => refused(other, duplicate))];
  };
