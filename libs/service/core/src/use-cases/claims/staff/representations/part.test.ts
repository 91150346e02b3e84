import { type ClaimCase } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { type SeedPolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  aClaimsDesk,
  anotherAdmin,
  anotherConsultant,
  type ClaimsDesk,
  desksFamilies,
  loneVusiPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';
import { disagreeing, opening } from './testing/refused-family';

const policyNumber = policyNumberFor('7', 672);

/** Vusi, with a benefit that still waits for natural causes. */
function vusi(): SeedPolicy {
  const found = desksFamilies.find(({ Policy_Number }) => Policy_Number === loneVusiPolicy);
  if (!found) throw new Error('Vusi is gone');
  return {
    ...found,
    Policy_Number: policyNumber,
    MainMember: { ...found.MainMember, Id_Number: anIdNumber({ born: '1980-01-09', sequence: 8 }) },
    SupplementaryBenefits: [{ id: 'sup-memorial', name: 'Memorial benefit', price: 20, startDate: '2026-09-01' }],
  };
}

const part = {
  kind: 'PART_APPROVE',
  cause: 'NATURAL',
  reasonCode: 'WAITING_PERIOD',
  wording: 'For natural causes a benefit pays six months after it was added.',
  reasonText: null,
  ...sworn,
};

onEveryDatabase('What somebody sent against the refusal of a part', (db) => {
  let desk: ClaimsDesk;
  let claim: ClaimCase;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [vusi()]);
    const recommended = await desk.recommended(await desk.readyToDecide('MainMember', { policyNumber }), part);
    const decided = await desk.done(somePortalAdmin, recommended, 'confirm', { note: null, ...sworn });
    claim = await desk.done(someConsultant, decided, 'representations', { ...disagreeing, receivedAt: null });
  });
  const answer = (staff: typeof anotherAdmin) =>
    desk.act(staff, claim, `representations/${claim.representations[0]?.id}/answer`, opening);

  test('opens the claim again by an administrator alone, and what is not with the bank yet is not paid', async () => {
    expect(claim).toMatchObject({ status: 'APPROVED', payouts: [{ status: 'WAITING_FOR_ACCOUNT' }] });
    expect(await answer(anotherConsultant)).toMatchObject({
      status: 403,
      body: { message: 'An administrator opens a claim again of which a part is approved.' },
    });
    expect((await answer(anotherAdmin)).body.data).toMatchObject({
      status: 'IN_ASSESSMENT',
      payouts: [{ status: 'CANCELLED' }],
      representations: [{ answer: { outcome: 'UPHELD' } }],
    });
  });

  test('keeps the approval from being recalled without an answer', async () => {
    expect(await desk.act(anotherAdmin, claim, 'recall', { reason: 'It looks wrong' })).toMatchObject({
      status: 409,
      body: { message: 'Answer first what was sent against the decision.' },
    });
  });
});
