import { type ApprovalDecision } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { findApprovalAction } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideAction } from './decide-action';
import { addChild } from '../planners/new-lives';
import { updateMainMember } from '../planners/main-member';
import { removeChild } from '../planners/remove-life';
import { updateChild } from '../planners/update-life';
import { submitChange } from '../submit/submit-change';
import { aWorld, rightPin, type World } from '../testing/world';

type Who = keyof World['actors'];
const child = {
  Title: 'MISS',
  First_Name: 'Palesa',
  Surname: 'Khumalo',
  Id_Type: 'SA_ID',
  Gender: 'FEMALE',
  Id_Number: anIdNumber({ born: '2018-03-03', sequence: 8 }),
  Date_Of_Birth: '2018-03-03',
  Relationship: 'STEPCHILD',
  Guardian_Declaration: true,
};

onEveryDatabase('Deciding on a change', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });

  const asked = async (who: Who) => {
    const { tools, policyNumber, actors, origin } = world;
    const request = { policyNumber, actor: actors[who], origin, body: child, plan: addChild, idempotency: null };
    const outcome = await submitChange(tools, request);
    if (!outcome.success || !outcome.value.action) throw new Error('The change does not wait');
    return outcome.value.action;
  };
  const decide = (actionId: string, who: Who, decision: ApprovalDecision) =>
    decideAction(world.tools, {
      policyNumber: world.policyNumber,
      actionId,
      actor: world.actors[who],
      origin: world.origin,
      decision,
    });
  const approve: ApprovalDecision = { decision: 'APPROVE' };
  const codeOf = (outcome: Awaited<ReturnType<typeof decide>>) =>
    outcome.success ? outcome.value.status : outcome.code;

  it.each<[asks: Who, decides: Who, decision: ApprovalDecision, becomes: string]>([
    ['customer', 'consultant', approve, 'APPROVED'],
    ['customer', 'admin', approve, 'APPROVED'],
    ['customer', 'customer', { ...approve, otp: rightPin }, 'FORBIDDEN'],
    ['customer', 'customer', { decision: 'DECLINE', comment: 'Not any more' }, 'FORBIDDEN'],
    ['customer', 'customer', { decision: 'CANCEL' }, 'CANCELLED'],
    ['customer', 'consultant', { decision: 'CANCEL' }, 'FORBIDDEN'],
    ['customer', 'consultant', { decision: 'DECLINE', comment: 'No birth certificate' }, 'DECLINED'],
    ['consultant', 'customer', { ...approve, otp: rightPin }, 'APPROVED'],
    ['consultant', 'customer', { ...approve, otp: '000000' }, 'INVALID_OTP'],
    ['consultant', 'customer', approve, 'INVALID_OTP'],
    ['consultant', 'consultant', approve, 'FORBIDDEN'],
    ['consultant', 'colleague', approve, 'FORBIDDEN'],
    ['consultant', 'admin', approve, 'FORBIDDEN'],
    ['consultant', 'consultant', { decision: 'CANCEL' }, 'CANCELLED'],
  ])('asked by the %s, the %s says %o: %s', async (asks, decides, decision, becomes) => {
    const { id } = await asked(asks);
    expect(codeOf(await decide(id, decides, decision))).toBe(becomes);
  });

  it('of fifty people at once, one decides and the others are told so (C7)', async () => {
    const { id } = await asked('customer');
    const decisions = Array.from({ length: 50 }, (_, at): Promise<unknown> => {
      const decision: ApprovalDecision = at % 2 ? approve : { decision: 'DECLINE', comment: 'Not this one' };
      return decide(id, at % 3 ? 'consultant' : 'admin', decision).then(codeOf);
    });
    const became = await Promise.all(decisions);
    expect(became.filter((code) => code === 'ACTION_NOT_PENDING')).toHaveLength(49);
    expect(became.filter((code) => code === 'APPROVED' || code === 'DECLINED')).toHaveLength(1);
  });

  describe('a recorded call in the place of the PIN', () => {
    const recorded: ApprovalDecision = { ...approve, consentMethod: 'VOICE_RECORDING', consentReference: 'REC-123' };

    it('needs a portal administrator who is neither of the two before', async () => {
      const { id } = await asked('consultant');
      expect(codeOf(await decide(id, 'colleague', recorded))).toBe('PENDING');
      const kept = await findApprovalAction(db.database, world.policyNumber, id);
      expect(kept?.record).toMatchObject({ approverType: 'SECOND_STAFF', consentReference: 'REC-123' });
      expect(codeOf(await decide(id, 'colleague', approve))).toBe('FORBIDDEN');
      expect(codeOf(await decide(id, 'consultant', approve))).toBe('FORBIDDEN');
      expect(codeOf(await decide(id, 'admin', approve))).toBe('APPROVED');
    });

    it('without a reference is nothing', async () => {
      const { id } = await asked('consultant');
      expect(codeOf(await decide(id, 'colleague', { ...recorded, consentReference: null }))).toBe('FORBIDDEN');
    });
  });

  it('a corrected name leaves alone what was changed while it waited (E3)', async () => {
    const { tools, policyNumber, actors, origin } = world;
    const change = { policyNumber, actor: actors.customer, origin, plan: updateMainMember, idempotency: null };
    const name = await submitChange(tools, { ...change, body: { First_Name: 'Nomsa Grace' } as { id?: string } });
    const email = { Email_Address: 'new@example.com' } as { id?: string };
    expect(await submitChange(tools, { ...change, body: email })).toMatchObject({ value: { outcome: 'APPLIED' } });
    if (!name.success || !name.value.action) throw new Error('The name does not wait');
    expect(codeOf(await decide(name.value.action.id, 'consultant', approve))).toBe('APPLIED');
    expect((await world.policy()).record.MainMember).toMatchObject({
      First_Name: 'Nomsa Grace',
      Email_Address: 'new@example.com',
      Version: 3,
    });
  });

  it('a newer request of the same person takes the place of the one that waits', async () => {
    const { tools, policyNumber, actors, origin } = world;
    const change = { policyNumber, actor: actors.customer, origin, plan: updateMainMember, idempotency: null };
    const names = ['Nomsa Grace', 'Nomsa Joy'].map((First_Name) => ({ First_Name }) as { id?: string });
    const [first] = [await submitChange(tools, { ...change, body: names[0] ?? {} })];
    expect(await submitChange(tools, { ...change, body: names[1] ?? {} })).toMatchObject({ success: true });
    if (!first?.success || !first.value.action) throw new Error('The name does not wait');
    const stored = await findApprovalAction(db.database, policyNumber, first.value.action.id);
    expect(stored?.status).toBe('SUPERSEDED');
  });

  it('what does not fit any more is marked, and the policy stays as it is', async () => {
    const { tools, policyNumber, actors, origin } = world;
    const [thabo] = (await world.policy()).record.Children;
    const by = { policyNumber, actor: actors.customer, origin, idempotency: null };
    const id = thabo?.id ?? '';
    const renamed = await submitChange(tools, {
      ...by,
      plan: updateChild,
      body: { id, First_Name: 'Thabiso' } as { id: string },
    });
    const removal = { ...by, actor: actors.consultant, plan: removeChild, body: { id, Reason: 'OTHER' } };
    expect(await submitChange(tools, removal)).toMatchObject({ success: false, code: 'PENDING_CHANGE_EXISTS' });
    if (!renamed.success || !renamed.value.action) throw new Error('The name does not wait');
    expect(codeOf(await decide(renamed.value.action.id, 'consultant', approve))).toBe('APPLIED');
    expect((await world.policy()).record.Children[0]).toMatchObject({ First_Name: 'Thabiso', Version: 2 });
  });
});
