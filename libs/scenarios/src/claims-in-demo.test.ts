import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimStories } from './claim-stories';
import { demoSeed } from './demo-seed';
import { isHolderAlive, referenceDate } from './scenario';
import { scenario } from './scenarios';
import { aService } from './testing/a-service';

let service: Awaited<ReturnType<typeof aService>>;
beforeAll(async () => {
  service = await aService(demoSeed(referenceDate), referenceDate);
});
afterAll(() => service.close());

const seedOf = (name: string) => scenario(name).seed;
const referenceOf = (name: string): string => seedOf(name).claims?.[0]?.reference ?? '';
const nameOf = (reference: string) => Object.keys(claimStories).find((name) => referenceOf(name) === reference);

it.each([
  { view: 'TO_DECIDE', shows: ['claim-overdue', 'claim-disputed', 'claim-flagged', 'claim-complete-today'] },
  {
    view: 'WAITING_FOR_FAMILY',
    shows: [
      'claim-documents',
      'claim-approved-no-account',
      'claim-minor-payee',
      'claim-guardian',
      'claim-estate',
      'claim-unclaimed',
    ],
  },
  { view: 'OVERDUE', shows: ['claim-overdue'] },
  { view: 'FLAGGED', shows: ['claim-disputed', 'claim-flagged'] },
  { view: 'ALL', shows: Object.keys(claimStories) },
])('staff see claims in the view $view', async ({ view, shows }) => {
  const found = (await service.queue(view)).map(nameOf);
  expect(found.toSorted()).toEqual(shows.toSorted());
});

it.each(Object.keys(claimStories))('staff read %s with the flags and the amounts that the seed has', async (name) => {
  const claim = seedOf(name).claims?.[0];
  const read = await service.caseOf(claim?.id ?? '');
  expect(read.flags).toEqual(claim?.record.flags);
  expect(read.payouts.map(({ number, status }) => [number, status])).toEqual(
    claim?.payouts.map(({ number, status }) => [number, status]),
  );
  const { decision } = claim?.record ?? {};
  if (decision?.kind === 'APPROVE') {
    const { payableNow } = read.amountsByCause.find(({ cause }) => cause === decision.cause) ?? {};
    expect(payableNow).toBe(decision.amounts.payableNow);
  }
});

it.each(Object.keys(claimStories).filter((name) => isHolderAlive(scenario(name))))(
  'whoever signs in to %s has the claim among their own, and was told of it',
  async (name) => {
    const reader = await service.signIn(scenario(name).signIn);
    expect((await reader.claims()).map(({ reference }) => reference)).toEqual([referenceOf(name)]);
    const told = (await reader.notifications()).data.map(({ actionUrl }) => actionUrl);
    expect(told).toContain(`/claims/${referenceOf(name)}`);
  },
);

it.each(['claim-paid-three-payees', 'claim-minor-payee', 'claim-guardian', 'continuing-spouse'])(
  'the claimant of %s signs in to the claim',
  async (name) => {
    const { signIn, claimant } = scenario(name);
    const claim = await service.claimOf(signIn, claimant ?? '');
    expect(claim.reference).toBe(referenceOf(name));
  },
);

it('somebody who is reported dead is told when, and nobody else is', async () => {
  const reported = async (name: string) => (await service.signIn(scenario(name).signIn)).deathReports();
  expect(await reported('reported-dead-alive')).toEqual([{ reportedOn: '2026-11-19' }]);
  expect(await reported('death-reported')).toEqual([]);
});
