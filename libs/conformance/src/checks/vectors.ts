import { bodySchemaOn, endpoints, readBody } from '@portal/contract';
import { ageOn, addDays, addMonths, checkIdNumber, extendedRate, type PlainDate } from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import idNumbers from '@portal/domain/id-number-vectors';
import { at, listAt } from '../backend/exchange';
import { aboutPolicy, type Kit } from '../kit/kit';
import { type Check, type Finding, finding, notTried, tried } from './check';
import { triedEach } from './each';
import { isDone } from './expect';
import { aDay } from './made-up';

const vectors = [
  ...idNumbers.valid.map(({ number, note }) => ({ number, why: note })),
  ...idNumbers.invalid.map(({ input, why }) => ({ number: input, why })),
];

/** A child with a title that is none: refused whatever the ID number is, so nobody is added. */
const childWith = (number: string, today: PlainDate) => {
  const known = checkIdNumber(number, today);
  return {
    Title: 'NONE',
    First_Name: 'Lindiwe',
    Surname: 'Nkosi',
    Gender: 'FEMALE',
    Relationship: 'BIOLOGICAL_CHILD',
    Guardian_Declaration: true,
    Id_Type: 'SA_ID',
    Id_Number: number,
    Date_Of_Birth: known.success ? known.value.dateOfBirth : aDay,
  };
};

async function idNumberFindings(kit: Kit, { number, why }: (typeof vectors)[number]): Promise<Finding[]> {
  const body = childWith(number, kit.today);
  const schema = bodySchemaOn(endpoints.addChild, kit.today);
  const read = schema && readBody(schema, body);
  const isGood = read?.success === false && !read.errors.some(({ field }) => field === 'Id_Number');
  const answer = await aboutPolicy(kit, 'addChild', { body });
  const isRefused = listAt(answer.json, 'errors').some((error) => at(error, 'field') === 'Id_Number');
  if (at(answer.json, 'code') === 'VALIDATION_ERROR' && isRefused !== isGood) return [];
  const about = `422 VALIDATION_ERROR that ${isGood ? 'does not name' : 'names'} Id_Number`;
  const cameBack = answer.status === 422 ? `422 that ${isRefused ? 'names' : 'does not name'} it` : undefined;
  return [finding(answer, `${about}: ${why || 'a number'}`, cameBack)];
}

/** Extended members as the rates name them: age at entry, cover in rand. */
const relatives = [
  { age: 0, cover: 5000 },
  { age: 17, cover: 10_000 },
  { age: 18, cover: 10_000 },
  { age: 40, cover: 5000 },
  { age: 84, cover: 5000 },
];

/** Somebody's date of birth who is so old today. */
const bornFor = (age: number, today: PlainDate) => addDays(addMonths(today, -12 * age), -1);

async function rateFindings(kit: Kit, { age, cover }: (typeof relatives)[number]): Promise<Finding[]> {
  const born = bornFor(age, kit.today);
  const body = { Date_Of_Birth: born, Relationship: 'COUSIN', Cover_Amount: cover };
  const answer = await aboutPolicy(kit, 'extendedMemberQuote', { body });
  // A rule about the policy as a whole may stand against this relative or this cover: that is no wrong premium.
  if (answer.status === 409 || (isDone(answer) && listAt(answer.json, 'data').length === 0)) return [];
  const rate = extendedRate(extendedRates, ageOn(born, kit.today), cover);
  const asked = at(listAt(answer.json, 'data')[0], 'difference');
  if (isDone(answer) && asked === rate) return [];
  const cameBack = typeof asked === 'number' ? `a difference of R${asked}` : undefined;
  return [finding(answer, `R${rate} a month for a relative of ${age} with cover of R${cover}`, cameBack)];
}

const premiumParts = ['Base_Premium', 'Extended_Premium', 'Supplementary_Premium'];
const cents = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : Number.NaN);
const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + cents(value), 0);

export const vectorChecks: readonly Check[] = [
  {
    group: 'vectors',
    level: 'change',
    says: `${vectors.length} ID numbers are taken and refused as the rules say`,
    docs: 'docs/domain/people.md#r1-1',
    writes: true,
    run: (kit) => triedEach(vectors, (vector) => idNumberFindings(kit, vector)),
  },
  {
    group: 'vectors',
    level: 'read',
    says: 'The premium of the policy is the sum of its parts',
    docs: 'docs/domain/plans.md#r5-5',
    run: async (kit) => {
      const answer = kit.known.answers.get('policy');
      const policy = at(answer?.json, 'data', 'policy');
      if (!answer || policy === undefined) return notTried('the policy could not be read');
      const isSum = sum(premiumParts.map((name) => at(policy, name))) === cents(at(policy, 'Monthly_Premium'));
      const expected = `Monthly_Premium is ${premiumParts.join(' + ')}, to the cent`;
      return tried(isSum ? [] : [finding(answer, expected, 'another sum')]);
    },
  },
  {
    group: 'vectors',
    level: 'read',
    says: 'An extended member costs what the rates say',
    docs: 'docs/domain/plans.md#r5-5',
    run: (kit) => triedEach(relatives, (relative) => rateFindings(kit, relative)),
  },
];
