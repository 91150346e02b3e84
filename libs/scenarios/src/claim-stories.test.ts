import { toCents } from '@portal/domain';
import { type ToldClaim } from '@portal/service-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toldStory } from './builders/claims/told-story';
import { toldReport } from './builders/claims/report-scenario';
import { claimStories, reportStories } from './claim-stories';
import { referenceDate } from './scenario';
import { awkwardDays } from './testing/days';
import { storyService } from './testing/replayed-story';

const stories = Object.entries(claimStories);
const ofTheBank = ({ is }: { is: string }) => is === 'PAID';

/** A record without what is new each time: ids, references, and by which ids the staff are known. */
function alike(value: unknown, key = ''): unknown {
  if (key === 'disinterested') return (value as string[]).length;
  if (typeof value === 'string') {
    return value.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '(id)').replace(/CL-\w{4}-\w{4}/g, '(reference)');
  }
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => alike(one));
  if (typeof value !== 'object' || value === null) return value;
  if (key === 'by' || key === 'confirmedBy') return (value as { name: string }).name;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, alike(one, name)]));
}

/** A claim without what it is found by. */
function asOpened(told: ToldClaim | undefined) {
  const { id: _id, reference: _reference, policyNumber: _policyNumber, ...claim } = told?.claim ?? {};
  return claim;
}

describe.each([referenceDate, '2028-02-29'])('what a story tells on %s is what the service writes', (today) => {
  let service: Awaited<ReturnType<typeof storyService>>;
  beforeAll(async () => {
    service = await storyService();
  });
  afterAll(() => service.close());

  it.each(stories)('%s: claim, documents, clock, amounts, payments and policy', async (_name, story) => {
    const told = toldStory(
      story,
      today,
      story.acts.filter((act) => !ofTheBank(act)),
    ).at(-1);
    const { claim, policy, payouts } = await service.replay(story, today);
    const { status, lifeKind, lifeKey, numberKey, record, createdAt } = claim;
    expect(alike({ status, lifeKind, lifeKey, numberKey, record, createdAt })).toEqual(alike(asOpened(told)));
    expect(payouts.map(({ version: _v, updatedAt: _u, hasFailed: _f, ...payout }) => alike(payout))).toEqual(
      told?.payouts.map((payout) => alike(payout)),
    );
    expect(alike(policy)).toEqual(alike(told?.policy));
  });

  it.each(Object.entries(reportStories))('%s: the report, and where the person was found', async (_name, story) => {
    const found = await service.replayReport(story, today);
    const { lives, policyNumber, reference: _reference, ...report } = toldReport(story, today).report;
    expect(alike(found?.report)).toMatchObject(alike(report) as object);
    expect(found?.lives).toEqual(lives.map((life) => ({ ...life, policyNumber, reportId: found?.report.id })));
  });
});

describe.each(awkwardDays)('whatever happened by %s', (today) => {
  const all = stories.map(([name, story]) => ({ name, last: toldStory(story, today).at(-1) }));

  it.each(all)(
    '$name pays no more than was decided, to the cent what was, and to people in their shares',
    ({ last }) => {
      const decided = last?.claim.record.decision;
      const cents = (last?.payouts ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(cents).toBe(decided ? toCents(decided.amounts.payableNow) + toCents(decided.amounts.payableLater) : 0);
    },
  );

  it.each(all)('$name: nobody confirmed what they assessed, and nobody is dead without proof', ({ last }) => {
    const { decision, deathConfirmed } = last?.claim.record ?? {};
    if (decision) expect(decision.confirmedBy.id).not.toBe(decision.by.id);
    const { MainMember, Spouse, ExtendedMembers = [] } = last?.policy ?? {};
    const isSomebodyDead = [MainMember, Spouse, ...ExtendedMembers].some((one) => one?.Life_Status === 'DECEASED');
    expect(isSomebodyDead).toBe(Boolean(deathConfirmed));
  });

  it('decides in time, but for the claim that shows what happens otherwise', () => {
    const late = all.filter(({ last }) => {
      const { decisionDue, disputeDue } = last?.claim.record.clock ?? {};
      const due = disputeDue ?? decisionDue ?? today;
      return ['IN_ASSESSMENT', 'DISPUTED'].includes(last?.claim.status ?? '') && due < today;
    });
    expect(late.map(({ name }) => name)).toEqual(['claim-overdue']);
  });
});
