import { ageOn, coverOfPerson, minorLimit, monthlyPremium } from '@portal/domain';
import { extendedRates, products, supplementaryBenefits } from '@portal/domain/catalogue';
import { atSize, isProving } from '@portal/domain/testing';
import { findPolicy, type StoredPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asCovering } from '../rules/covering';
import { brokenInvariant } from '../rules/invariants';
import { trusted } from '../testing/an-application';
import { validApplications } from '../testing/random-applications';
import { aWorld, type World } from '../testing/world';
import { applyForPolicy } from './apply-for-policy';
import { livesOn } from '../record/lives-on';

const inception = '2026-12-01';

const apply = async (world: World, body: object): Promise<StoredPolicy | null> => {
  const outcome = await applyForPolicy(world.tools, {
    policyNumber: null,
    actor: world.actors.consultant,
    origin: world.origin,
    idempotency: null,
    body: trusted(body),
  });
  if (outcome.success) {
    return (await findPolicy(world.database, outcome.value.action?.policyNumber ?? ''))?.record ?? null;
  }
  // Whoever is in several applications may be refused for that alone.
  for (const { message } of outcome.errors ?? [{ message: outcome.message }]) {
    expect(message).toMatch(/^The total cover on \w+ would be above the legal maximum$/);
  }
  return null;
};

/** The formula of the rules, from nothing but the record. */
const premiumOf = ({ Product, MainMember, ExtendedMembers, SupplementaryBenefits }: StoredPolicy) =>
  monthlyPremium({
    bands: products.find(({ id }) => id === Product.id)?.premiums ?? [],
    inceptionAge: ageOn(MainMember.Date_Of_Birth, inception),
    extendedRates,
    extendedMembers: ExtendedMembers.map(({ Date_Of_Birth, Cover_Amount }) => ({
      ageAtEntry: ageOn(Date_Of_Birth, inception),
      cover: Cover_Amount,
    })),
    benefits: supplementaryBenefits.filter((one) => SupplementaryBenefits.some(({ id }) => id === one.id)),
  });

function expectLawful(policies: readonly StoredPolicy[]): void {
  for (const life of policies.flatMap(livesOn)) {
    const total = coverOfPerson(
      life,
      policies.map((policy) => [asCovering(policy)]),
      inception,
    );
    expect(total).toBeLessThanOrEqual(minorLimit(ageOn(life.Date_Of_Birth, inception)));
  }
}

onEveryDatabase('Random applications', (db) => {
  const runs = db.isParallel ? atSize({ test: 30, prove: 600 }) : atSize({ test: 8, prove: 100 });

  it(
    'cost what the formula says, and nobody is covered above the law, however many are sent at once',
    async () => {
      const counted = { taken: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(validApplications(inception), validApplications(inception), async (one, other) => {
          const world = await aWorld(db.database);
          const first = await apply(world, one(0));
          expect(first).not.toBeNull();
          // The same families again, applied for by others at once.
          const more = await Promise.all(
            [one(1), other(2), one(3), other(4), one(5)].map((body) => apply(world, body)),
          );
          const taken = [first, ...more].filter((policy) => policy !== null);
          counted.taken += taken.length;
          counted.refused += 6 - taken.length;
          for (const policy of taken) {
            expect(policy.Monthly_Premium).toBe(premiumOf(policy)?.monthly);
            expect(brokenInvariant(policy, inception)).toBeNull();
          }
          expectLawful(taken);
        }),
        { numRuns: runs, endOnFailure: isProving },
      );
      // A test in which everything is refused, or nothing, shows little.
      expect(counted.taken).toBeGreaterThan(20);
      expect(counted.refused).toBeGreaterThan(3);
    },
    atSize({ test: 240_000, prove: 7_200_000 }),
  );
});
