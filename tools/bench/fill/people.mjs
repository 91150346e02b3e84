// Who is on a policy: for the same seed, policy and place always the same person, and nobody twice.
import { firstNamePool, surnamePool } from './names.mjs';
import { mixed } from './random.mjs';

const day = 86_400_000;
/** Birthdays lie this many days around the one that a family was planned with: so nobody changes to another age that costs more. */
export const birthdays = 301;
/** People that one policy may have. */
const places = 16;
const sequencesOfGender = 5000;
/** The twelfth digit: numbers that are held today have an 8 or a 9, so these are nobody's. */
const twelfthDigits = 8;
const citizenships = 2;

/** So many policies have ID numbers of their own. */
export const mostPolicies = Math.floor((sequencesOfGender * twelfthDigits * citizenships) / places) * birthdays;

/** The day around `planned` on which the person of this policy was born: policies that share one are 301 apart. */
export function bornOn(planned, policy) {
  const first = Math.round(Date.parse(planned) / day) - (birthdays - 1) / 2;
  const later = (((policy - first) % birthdays) + birthdays) % birthdays;
  return new Date((first + later) * day).toISOString().slice(0, 10);
}

/** A valid ID number that nobody else has, whatever the seed: among the policies that share a birthday it counts them and their people. */
export function idNumberOf({ born, gender, policy, place }, luhnCheckDigit) {
  if (policy >= mostPolicies || place >= places) throw new RangeError(`No ID number for ${policy}/${place}`);
  const among = Math.floor(policy / birthdays) * places + place;
  const sequence = (gender === 'FEMALE' ? 0 : sequencesOfGender) + (among % sequencesOfGender);
  const above = Math.floor(among / sequencesOfGender);
  const digits =
    born.slice(2).replaceAll('-', '') +
    String(sequence).padStart(4, '0') +
    (above % citizenships) +
    (twelfthDigits - 1 - Math.floor(above / citizenships));
  return digits + luhnCheckDigit(digits);
}

/** The one cellphone number that so many policies have: a shop's own. */
export const sharedCell = '27820000000';
/** Of fifty policies, one. */
const sharing = 50;

/** A number of their own for the main member and one other, and of a shop for some. */
const cellOf = (seed, policy, place) =>
  place === 0 && mixed(seed, policy, 3) % sharing === 0 ? sharedCell : `27${710_000_000 + policy * places + place}`;

/** Names, birthday and numbers of the person at a place of a policy. A family shares its surname; one in ten has another. */
export function personAt(seed, policy, place, { planned, gender }, luhnCheckDigit) {
  const ofFamily = mixed(seed, policy, 1) % surnamePool.length;
  const own = mixed(seed, policy, place, 2);
  const born = bornOn(planned, policy);
  return {
    First_Name: firstNamePool[own % firstNamePool.length],
    Surname: surnamePool[place > 0 && own % 97 < 10 ? mixed(own, 4) % surnamePool.length : ofFamily],
    Date_Of_Birth: born,
    Id_Number: idNumberOf({ born, gender, policy, place }, luhnCheckDigit),
    Cell_Number: cellOf(seed, policy, place),
  };
}
