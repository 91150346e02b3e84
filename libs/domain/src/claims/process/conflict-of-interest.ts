import { addDays, type PlainDate } from '../../base/plain-date';
import { fail, ok, type Result } from '../../base/result';
import { searchableName } from '../../base/searchable-name';
import { cleanPhone, normalisePhone } from '../../people/phone-number';
import { claimLimits } from './claim-limits';

/** What everybody who works on a claim confirms once for it. */
export const noInterestDeclaration = 'I do not know this family and I gain nothing from this claim.';

/** Somebody as a record knows them: names, cellphone and ID numbers, e-mail addresses. */
export interface KnownPerson {
  name: string;
  numbers: readonly string[];
  emails: readonly string[];
}

/** A change of beneficiaries, bank or cellphone number of the policy. */
interface SensitiveChange {
  /** The id of the member of staff who made or approved it; null: the policyholder alone. */
  by: string | null;
  on: PlainDate;
}

/** What decides whether a member of staff stands too near a claim. */
export interface InterestFacts {
  staffId: string;
  staff: KnownPerson;
  /** The lives of the policy, its beneficiaries and the claimants. */
  people: readonly KnownPerson[];
  changes: readonly SensitiveChange[];
  dateOfDeath: PlainDate;
}

/**
 * Refuses with CONFLICT_OF_INTEREST whoever has the name and a number, or an e-mail address, of somebody on the claim; for confirming also
 * whoever changed beneficiaries, bank or cell in the 90 days before the death. Source: docs/domain/claims.md#c7-1.
 */
export function checkInterest(act: 'assess' | 'confirm', facts: InterestFacts): Result<true> {
  const isOneOfThem = facts.people.some((person) => isSame(facts.staff, person));
  const hasChanged = facts.changes.some((change) => change.by === facts.staffId && isShortlyBefore(change.on, facts));
  return isOneOfThem || (act === 'confirm' && hasChanged)
    ? fail('You cannot work on this claim.', 'CONFLICT_OF_INTEREST')
    : ok(true);
}

const isShortlyBefore = (on: PlainDate, { dateOfDeath }: InterestFacts) =>
  on >= addDays(dateOfDeath, -claimLimits.CONFLICT_DAYS) && on <= dateOfDeath;

const isSame = (one: KnownPerson, other: KnownPerson): boolean =>
  (nameOf(one) === nameOf(other) && haveCommon(one.numbers, other.numbers, numberOf)) ||
  haveCommon(one.emails, other.emails, (email) => email.trim().toLowerCase());

/** `Nkosi, Thandi` and `Thandi Nkosi` are one name. */
const nameOf = ({ name }: KnownPerson) => searchableName(name).split(' ').toSorted().join(' ');

/** A number in one form, however it is written down. */
function numberOf(number: string): string {
  const phone = normalisePhone(cleanPhone(number));
  return phone.success ? phone.value : number.replace(/\s/g, '').toUpperCase();
}

function haveCommon(some: readonly string[], others: readonly string[], inOneForm: (text: string) => string): boolean {
  const known = new Set(others.map(inOneForm).filter((text) => text !== ''));
  return some.some((text) => known.has(inOneForm(text)));
}
