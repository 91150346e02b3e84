import { policyStatuses } from '../code-lists/statuses';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths } from '../base/plain-date';
import { isCovering } from '../policy/policy-status';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { atSize } from '../testing/size';
import { type ChildOnPolicy, type LifeOnPolicy, type PolicyWithLives } from './cover-facts';
import { isPersonCovered } from './person-cover';
import { coverOn, coverToday } from './policy-cover';

const today = '2026-11-22';
const dayAround = (before: number, after: number) =>
  fc.integer({ min: -before, max: after }).map((days) => addDays(today, days));

const dates = fc
  .record({ start: dayAround(900, 60), months: fc.integer({ min: 0, max: 6 }) })
  .map(({ start, months }) => ({
    Cover_Start_Date: start,
    Waiting_Period_End_Date: addMonths(start, months),
  }));
const end = fc.option(dayAround(400, 800), { freq: 3 });
const lifeStatus = fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'DECEASED');

const adult = (name: string): fc.Arbitrary<LifeOnPolicy> =>
  fc
    .record({ when: dates, Cover_End_Date: end, Life_Status: lifeStatus })
    .map(({ when, Cover_End_Date, Life_Status }) =>
      aLife(name, {
        ...when,
        Cover_Amount: 10_000,
        Cover_End_Date: Life_Status === 'DECEASED' ? today : Cover_End_Date,
        Life_Status,
      }),
    );
const child = (name: string): fc.Arbitrary<ChildOnPolicy> =>
  fc
    .record({
      born: dayAround(10_000, -1),
      when: dates,
      Is_Student: fc.boolean(),
      Is_Disabled: fc.boolean(),
      Proof_Of_Study_Until: fc.option(dayAround(700, 60)),
      elsewhere: fc.constantFrom(0, 12_500, 18_750, 20_000),
    })
    .map(({ born, when, elsewhere, ...more }) =>
      aChild(name, born, { ...when, ...more, Cover_Elsewhere: [{ from: born, amount: elsewhere }] }),
    );
const increases = fc.array(
  fc
    .record({
      lifeId: fc.constantFrom('thandi', 'sipho', 'themba'),
      amount: fc.integer({ min: 1000, max: 20_000 }),
      startDate: dayAround(500, 0),
    })
    .map((one) => ({ ...one, waitingPeriodEndDate: addMonths(one.startDate, 6) })),
  { maxLength: 3 },
);

const family: fc.Arbitrary<PolicyWithLives> = fc
  .record({
    MainMember: adult('Thandi'),
    Spouse: fc.option(adult('Sipho')),
    Children: fc.tuple(child('Lindiwe'), child('Themba')),
    Cover_Increases: increases,
    Policy_Status: fc.constantFrom(...policyStatuses.map(({ code }) => code)),
    Paid_To_Date: fc.option(fc.constantFrom('2026-08-31', '2026-10-31', '2026-12-31')),
    lapsed: dayAround(100, 0),
  })
  .map(({ lapsed, ...given }) =>
    aCoveredFamily({
      ...given,
      Grace_End_Date: given.Policy_Status === 'IN_GRACE' ? addDays(lapsed, 100) : null,
      Lapse_Date: given.Policy_Status === 'LAPSED' ? lapsed : null,
    }),
  );
const runs = { numRuns: atSize({ test: 300, prove: 2000 }) };

it('nobody is covered by a policy that covers nobody, and who is covered is covered for an amount', () => {
  fc.assert(
    fc.property(family, (policy) => {
      const cover = coverToday(policy, today);
      for (const person of cover.people) {
        const { natural, accident, suicide } = person.amounts;
        expect(accident > 0).toBe(isPersonCovered(person));
        expect(accident).toBeGreaterThanOrEqual(natural);
        expect(natural).toBeGreaterThanOrEqual(suicide);
        expect(person.fullAmount).toBeGreaterThanOrEqual(accident);
        expect(person.base.state === 'full').toBe(accident > 0 && suicide === accident);
        expect(person.base.state === 'accident-only').toBe(accident > 0 && natural === 0);
      }
      if (!isCovering(policy.Policy_Status)) expect(cover.covered).toBe(0);
      expect(cover.covered).toBeLessThanOrEqual(cover.counted);
    }),
    runs,
  );
});

it('nothing changes before the day that is named as the next change, and something does on that day', () => {
  fc.assert(
    fc.property(family, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const policy = { ...given, Policy_Status: 'ACTIVE' as const };
      const now = coverToday(policy, today);
      for (const person of now.people) {
        const { nextChange } = person;
        const on = nextChange?.on ?? addDays(today, 3000);
        const length = Math.round((Date.parse(on) - Date.parse(today)) / 86_400_000);
        const amountsOn = (day: string) =>
          coverOn(policy, { on: day, asOf: today }).people.find(({ personId }) => personId === person.personId)
            ?.amounts;
        expect(amountsOn(addDays(today, Math.floor(share * (length - 1))))).toEqual(person.amounts);
        expect(amountsOn(addDays(on, -1))).toEqual(person.amounts);
        if (nextChange) expect(amountsOn(on)).not.toEqual(person.amounts);
      }
    }),
    runs,
  );
});
