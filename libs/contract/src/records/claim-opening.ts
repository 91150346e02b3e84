import {
  causesOfDeath,
  checkDateOfBirth,
  checkDateOfDeath,
  countryCodes,
  formatTypedDate,
  type PlainDate,
} from '@portal/domain';
import * as v from 'valibot';
import { chosen } from '../fields/choice';
import { requiredDay } from '../fields/day';
import { givenText, reference } from '../fields/given';
import { obeys, refusal, type Rule } from '../fields/rules';
import { optionalText } from '../fields/text';
import { typedRand } from '../fields/typed-rand';
import { written } from '../fields/written';
import { policyNumberField } from './login';
import { identityRows } from './person';

const weeksWrong = 'Enter the completed weeks of pregnancy';

/** A child who was born dead. */
const StillbornInputSchema = written({
  /** Completed weeks of pregnancy, 1 to 45. */
  weeks: v.pipe(v.number(weeksWrong), v.integer(weeksWrong), v.minValue(1, weeksWrong), v.maxValue(45, weeksWrong)),
  /** The mother, by the id of her record on the policy: main member or spouse. */
  motherLifeId: reference('Select the mother'),
});

/** A baby who had not been added to the policy yet. */
const NewbornInputSchema = written({
  /** 2 to 50 letters, spaces, hyphens and apostrophes. */
  First_Name: identityRows.First_Name.written,
  /** 2 to 50 letters, spaces, hyphens and apostrophes. */
  Surname: identityRows.Surname.written,
  /** When the baby was born. */
  Date_Of_Birth: requiredDay('Enter the date of birth', 'Date of birth must be a real date').written,
});

/** Who died and what of; one of `lifeId`, `stillborn` and `newborn` says who. */
export const openingEntries = {
  /** The policy, 6 to 15 letters and digits. */
  policyNumber: policyNumberField,
  /** Who died, by the id of their record on the policy; null for a child who was never on it. */
  lifeId: v.optional(v.nullable(reference('Select who died')), null),
  /** A stillborn child; else null. */
  stillborn: v.optional(v.nullable(StillbornInputSchema), null),
  /** A baby who had not been added to the policy; else null. */
  newborn: v.optional(v.nullable(NewbornInputSchema), null),
  /** When the person died: not in the future, not before the birth. */
  dateOfDeath: requiredDay('Enter the date of death', 'Date of death must be a real date').written,
  /** Where: a town, a hospital, at home; at most 100 characters, or null. */
  placeOfDeath: optionalText({ max: 100, long: 'The place must be 100 characters or less' }),
  /** The country, as an alpha-2 code. */
  countryOfDeath: v.optional(
    v.pipe(
      givenText('Select the country'),
      v.check((code) => code === 'ZA' || countryCodes.includes(code), 'Select the country'),
    ),
    'ZA',
  ),
  /** What the person died of, as far as whoever claims knows: UNKNOWN is an answer. */
  causeReported: chosen(causesOfDeath, 'Select the cause of death'),
  /** What other insurers paid for a child under 14, rand; null where it was not asked or nothing was. */
  paidByOtherInsurers: v.optional(v.nullable(typedRand(0)), null),
};

interface Opening {
  lifeId: string | null;
  stillborn: object | null;
  newborn: { Date_Of_Birth: PlainDate } | null;
  dateOfDeath: PlainDate;
}

/** Exactly one of three says who died. */
export const whoDiedRule: Rule<Opening> = ({ lifeId, stillborn, newborn }) => {
  if (lifeId === undefined || stillborn === undefined || newborn === undefined) return [];
  const said = [lifeId, stillborn, newborn].filter((who) => who !== null);
  return said.length === 1 ? [] : [{ field: 'lifeId', message: 'Select who died' }];
};

/** The days in order: birth, death, today. */
export const daysRuleOn =
  (today: PlainDate): Rule<Opening> =>
  ({ newborn, dateOfDeath }) => {
    const birth = newborn?.Date_Of_Birth ?? null;
    return [
      ...(birth === null ? [] : refusal('newborn.Date_Of_Birth', checkDateOfBirth(formatTypedDate(birth), today))),
      ...(dateOfDeath === undefined ? [] : refusal('dateOfDeath', checkDateOfDeath(dateOfDeath, { today, birth }))),
    ];
  };

/** A claim, as a policyholder makes it after the death of somebody else on the policy. */
export const OpenClaimSchema = v.pipe(written(openingEntries), obeys(whoDiedRule));
export type OpenClaim = v.InferInput<typeof OpenClaimSchema>;

/** The same body with the rules of the day. */
export const openClaimInput = (today: PlainDate) => v.pipe(OpenClaimSchema, obeys(daysRuleOn(today)));
