import { type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { claimsOfPolicies, type SeedPolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aClaimsDesk,
  anotherConsultant,
  type ClaimsDesk,
  desksFamilies,
  loneVusiPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from './testing/claims-desk';

/** Somebody alone, on Gold. */
function lone(sequence: number, more: Partial<SeedPolicy>): SeedPolicy {
  const vusi = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!vusi) throw new Error('Vusi is gone');
  const born = '1980-01-09';
  const MainMember = { ...vusi.MainMember, Id_Number: anIdNumber({ born, sequence: sequence % 10 }) };
  return { ...vusi, Policy_Number: policyNumberFor('7', sequence), MainMember, ...more };
}
const waiting = lone(652, { Inception_Date: '2026-06-01' });
const lapsed = lone(653, { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-02' });

const refuse = {
  kind: 'REPUDIATE',
  cause: 'NATURAL',
  reasonCode: 'WAITING_PERIOD',
  wording: 'For natural causes cover starts after six months.',
  reasonText: null,
  ...sworn,
};
const confirming = { note: null, ...sworn };

onEveryDatabase('A refusal', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [waiting, lapsed]);
  });
  const ready = ({ Policy_Number: policyNumber }: SeedPolicy) => desk.readyToDecide('MainMember', { policyNumber });

  test('is confirmed by an administrator alone, and leaves a whole letter', async () => {
    const claim = await ready(waiting);
    expect(claim.amountsByCause[0]).toMatchObject({
      cause: 'NATURAL',
      payableNow: 0,
      nothing: { reasonCode: 'WAITING_PERIOD', sentence: expect.stringContaining('1 December 2026') },
    });
    const recommended = await desk.recommended(claim, refuse);
    expect(recommended.recommendation).toMatchObject({ kind: 'REPUDIATE', payableNow: 0, payableLater: 0 });
    expect(recommended.history.map(({ what }) => what)).toContain('Recommended: Refuse.');
    expect(await desk.act(anotherConsultant, recommended, 'confirm', confirming)).toMatchObject({
      status: 403,
      body: { message: 'An administrator confirms a refusal.' },
    });
    desk.outbox.length = 0;
    const decided = await desk.done(somePortalAdmin, recommended, 'confirm', confirming);
    expect(decided).toMatchObject({
      status: 'REPUDIATED',
      decision: { reasonCode: 'WAITING_PERIOD', wording: refuse.wording },
    });
    const [row] = await claimsOfPolicies(db.database, [waiting.Policy_Number]);
    const letter = row?.record.decision?.letter;
    expect(letter?.parts.map(({ part }) => part)).toEqual([
      'SORRY',
      'WHY',
      'WHAT_COULD_CHANGE',
      'IF_YOU_DISAGREE',
      'OMBUD',
      'COURT',
      'PREMIUMS',
    ]);
    const said = letter?.parts.flatMap(({ paragraphs }) => paragraphs).join('\n') ?? '';
    expect(said).toContain('For natural causes the cover starts on 1 December 2026.');
    expect(said).toContain('We relied on: Death certificate');
    expect(said).toContain('0860 800 900');
    expect(letter?.disagreeUntil).toBe('2027-02-18');
  });

  test.each<[why: string, code: string, body: object]>([
    ['a reason that the policy does not bear out', 'NOT_POSSIBLE', { reasonCode: 'SUICIDE' }],
    ['an unproved death that is confirmed', 'NOT_POSSIBLE', { reasonCode: 'NOT_PROVED' }],
    ['false documents without saying what is false', 'LETTER_INCOMPLETE', { reasonCode: 'FRAUD' }],
  ])('is not recommended for %s: %s', async (_, code, body) => {
    const refused = await desk.act(someConsultant, await ready(waiting), 'recommend', { ...refuse, ...body });
    expect(refused.body.code).toBe(code);
    expect(refused.status).toBe(code === 'NOT_POSSIBLE' ? 409 : 422);
  });

  test('needs a clause and a reason to be sent at all', async () => {
    const claim = await ready(waiting);
    expect(await desk.act(someConsultant, claim, 'recommend', { ...refuse, wording: null })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'wording' }] },
    });
    expect(await desk.act(someConsultant, claim, 'recommend', { ...refuse, reasonCode: null })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reasonCode' }] },
    });
  });

  test('rests on no document only where the death is not proved', async () => {
    let claim = await desk.openFor('MainMember', { policyNumber: waiting.Policy_Number });
    for (const { type } of claim.documents.filter(({ neededFor }) => neededFor === 'DECISION')) {
      claim = (await desk.judge(claim, type, { verdict: 'WAIVED', note: 'Nobody could get it.' })).body
        .data as unknown as ClaimCase;
    }
    expect(claim.status).toBe('IN_ASSESSMENT');
    expect(await desk.act(someConsultant, claim, 'recommend', refuse)).toMatchObject({
      status: 422,
      body: { code: 'LETTER_INCOMPLETE', message: 'The letter is not complete: Why.' },
    });
    const notProved = { ...refuse, reasonCode: 'NOT_PROVED' };
    expect((await desk.recommended(claim, notProved)).recommendation?.reasonCode).toBe('NOT_PROVED');
  });

  test('for a lapse that nobody was warned of is none: the claim is assessed as in grace', async () => {
    const claim = await ready(lapsed);
    expect(claim.policy).toMatchObject({ status: 'IN_GRACE', statusToday: 'LAPSED', isLapseNotProven: true });
    expect(await desk.act(someConsultant, claim, 'recommend', { ...refuse, reasonCode: 'LAPSED' })).toMatchObject({
      status: 422,
      body: { code: 'LAPSE_NOT_PROVEN' },
    });
    const natural = claim.amountsByCause.find(({ cause }) => cause === 'NATURAL');
    const { Monthly_Premium } = await desk.policy(lapsed.Policy_Number);
    expect(natural).toMatchObject({ deduction: 3 * Monthly_Premium, payableNow: 30_000 - 3 * Monthly_Premium });
  });

  describe('that somebody disagreed with', () => {
    const refusedOnce = async () => {
      const recommended = await desk.recommended(await ready(waiting), refuse);
      return desk.done(somePortalAdmin, recommended, 'confirm', confirming);
    };

    test('is opened again with a new clock, both decisions stay readable, and others decide', async () => {
      const decided = await refusedOnce();
      desk.wait(86_400 * 10);
      const again = await desk.done(someConsultant, decided, 'reopen', { reason: 'New documents came.' });
      expect(again).toMatchObject({
        status: 'IN_ASSESSMENT',
        decision: null,
        earlierDecisions: [{ kind: 'REPUDIATE', confirmedBy: { name: 'Priya Naidoo' } }],
        clocks: { decisionDue: '2026-12-02', decidedAt: null },
      });
      expect(await desk.act(someConsultant, again, 'recommend', refuse)).toMatchObject({
        status: 403,
        body: { message: 'You decided on this claim before. Somebody else looks at it now.' },
      });
      expect((await desk.recommended(again, refuse, anotherConsultant)).recommendation?.by.name).toBe('Johan van Wyk');
    });
  });
});
