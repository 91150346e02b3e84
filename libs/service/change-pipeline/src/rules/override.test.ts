import { type ApprovalActionRow, auditOf, type StoredPolicy, verifyAuditChains } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Planner } from '../base/change';
import { updateBeneficiary } from '../planners/beneficiaries';
import { updateMainMember } from '../planners/main-member';
import { addChild, addSpouse } from '../planners/new-lives';
import { updateChild, updateExtendedMember, updateSpouse } from '../planners/update-life';
import { findEntity } from '../record/put-entity';
import { keptRisk } from '../risk/assess-risk';
import { settlePolicyNow } from '../lifecycle/settle-policy';
import { submitChange } from '../submit/submit-change';
import { aGirl, approve, approveWithPin, ask, codeOf, decide, recorded, told, type Who } from '../testing/a-request';
import {
  askInSpiteOf,
  contradicting,
  grownChild,
  inTheWays,
  type InTheWay,
  makeRoom,
  mismatch,
  reason,
} from '../testing/overrides';
import { rightPin, aWorld, type World } from '../testing/world';

const cases = Object.entries(inTheWays).map(([what, one]) => ({ what, ...one }));
const overrides = ['ID_DOB_OVERRIDE', 'AGE_LIMIT_OVERRIDE'];

onEveryDatabase('A rule that is overridden', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const submit = (who: Who, plan: Planner<object>, body: object) => {
    const { tools, policyNumber, actors, origin } = world;
    return submitChange(tools, { policyNumber, actor: actors[who], origin, body, plan, idempotency: null });
  };
  const updating = (who: Who, plan: unknown, body: object) =>
    submit(who, plan as Planner<object>, { otp: rightPin, ...body });
  /** What the rule says of a body without a reason. */
  const refusedWith = (message: string) => ({ success: false, code: 'VALIDATION_ERROR', message });
  const rooms = async ({ plan }: Pick<InTheWay, 'plan'>) => {
    if (plan === (addSpouse as unknown)) await makeRoom(world);
  };
  const madeOf = async (action: ApprovalActionRow): Promise<StoredPolicy> => {
    const by = action.record.approverType === 'CUSTOMER' ? 'customer' : 'secondAdmin';
    const given = by === 'customer' ? approveWithPin : approve;
    expect(['APPROVED', 'APPLIED']).toContain(codeOf(await decide(world, action.id, by, given)));
    world.wait(11);
    await settlePolicyNow(world.tools, world.policyNumber);
    return (await world.policy()).record;
  };

  describe.each(cases)('$what', (one) => {
    beforeEach(() => rooms(one));

    it('is refused without a reason, and for whoever may not set rules aside', async () => {
      const body = await one.bodyOf(world);
      const rows = (await told(world)).length;
      expect(await submit('admin', one.plan, body)).toMatchObject(refusedWith(one.says));
      for (const who of ['customer', 'consultant'] as const) {
        expect(await submit(who, one.plan, { otp: rightPin, ...body, ...reason })).toEqual({
          success: false,
          code: 'FORBIDDEN',
          message: 'Only a portal administrator can set a rule about age or birth date aside.',
        });
      }
      expect(await world.open()).toEqual([]);
      expect(await told(world)).toHaveLength(rows);
    });

    it('waits with a reason, in the sight of whoever decides, and is written down', async () => {
      const { id, entityType, entityId, record, ...kept } = await askInSpiteOf(world, one);
      expect(record.ruleOverride).toEqual({ rules: [one.says], reason: reason.Override_Reason });
      expect(JSON.stringify(record.proposedValue)).not.toContain('Override_Reason');
      expect(keptRisk(kept)).toMatchObject({ level: 'HIGH' });
      expect(keptRisk(kept).reasons).toContain('A rule about age or birth date was overridden');
      expect(await told(world, ...overrides)).toMatchObject([
        {
          action: one.audit,
          actorType: 'STAFF',
          actorId: world.actors.admin.id,
          role: 'portalAdmin',
          policyNumber: world.policyNumber,
          entityType,
          entityId,
          reason: reason.Override_Reason,
          requestId: 'a-request',
          ip: '192.0.2.1',
          outcome: 'SUCCEEDED',
          after: { request: id, rule: one.says, record: record.entityLabel },
        },
      ]);
      expect((await verifyAuditChains(world.database)).broken).toEqual([]);
    });

    it('is approved by somebody else and applied, and the reason is no part of the record', async () => {
      const action = await askInSpiteOf(world, one);
      expect(codeOf(await decide(world, action.id, 'admin', approve))).toBe('FORBIDDEN');
      const made = findEntity(await madeOf(action), action.record.entityType, action.entityId);
      expect(made).not.toBeNull();
      expect(made).not.toHaveProperty('Override_Reason');
      expect(await told(world, ...overrides)).toHaveLength(1);
    });

    it('is not asked again of a change to something else', async () => {
      const action = await askInSpiteOf(world, one);
      const policy = await madeOf(action);
      const renamed = { id: action.entityId };
      const split = policy.Beneficiaries.map(({ id, Benefit_Share }) => ({ id, Benefit_Share }));
      const updates: Partial<Record<typeof action.record.entityType, [unknown, object]>> = {
        MAIN_MEMBER: [updateMainMember, renamed],
        SPOUSE: [updateSpouse, renamed],
        CHILD: [updateChild, renamed],
        EXTENDED_MEMBER: [updateExtendedMember, renamed],
        BENEFICIARY: [updateBeneficiary, { ...renamed, ShareAllocation: split }],
      };
      const [plan, body] = updates[action.record.entityType] ?? [];
      for (const who of ['customer', 'consultant', 'admin'] as const) {
        const outcome = await updating(who, plan, { ...body, First_Name: `Zola ${who}` });
        if (!outcome.success) throw new Error(outcome.message);
        if (outcome.value.action) await decide(world, outcome.value.action.id, who, { decision: 'CANCEL' });
      }
      expect(await told(world, ...overrides)).toHaveLength(1);
    });
  });

  it('is forgotten where no rule was in the way', async () => {
    const { record, ...kept } = await ask(world, 'admin', addChild, { ...aGirl(), ...reason });
    expect(record.ruleOverride).toBeNull();
    expect(keptRisk(kept).level).toBe('MEDIUM'); // a document is missing
    expect(await told(world, ...overrides)).toEqual([]);
    expect(JSON.stringify(await auditOf(world.database, world.policyNumber))).not.toContain(reason.Override_Reason);
  });

  it('may be two rules at once, each written down', async () => {
    const born = contradicting('2003-05-10', '2003-05-11');
    const { record } = await ask(world, 'admin', addChild, { ...grownChild, ...born, ...reason });
    expect(record.ruleOverride?.rules).toEqual([mismatch, inTheWays['a child of 23']?.says]);
    expect((await told(world, ...overrides)).map(({ action }) => action)).toEqual(overrides);
  });

  it.each([
    { what: 'a child of 26', more: contradicting('2000-05-10', '2000-05-10'), says: /^Children of 26 or older/ },
    {
      what: 'a child who turns 26 before cover starts',
      more: contradicting('2000-11-30', '2000-11-30'),
      says: /^Child/,
    },
  ])('is not $what, whatever the reason', async ({ more, says }) => {
    const rows = (await told(world)).length;
    expect(await submit('admin', addChild, { ...grownChild, ...more, ...reason })).toMatchObject({
      success: false,
      code: 'VALIDATION_ERROR',
      message: expect.stringMatching(says),
    });
    expect(await told(world)).toHaveLength(rows);
  });

  it('leaves nothing behind when the change is refused for something else', async () => {
    const id = (await world.policy()).record.Spouse?.id ?? '';
    await ask(world, 'consultant', updateSpouse, { id, First_Name: 'Siphokazi' } as { id: string });
    expect(await updating('admin', updateSpouse, { id, Date_Of_Birth: '1982-01-16', ...reason })).toEqual(
      expect.objectContaining({ success: false, code: 'PENDING_CHANGE_EXISTS' }),
    );
    expect(await told(world, ...overrides)).toEqual([]);
  });

  it('is not approved together with others, nor on a recorded call alone', async () => {
    const { id } = await ask(world, 'admin', addChild, { ...grownChild, ...reason });
    expect(codeOf(await decide(world, id, 'consultant', recorded))).toBe('PENDING');
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('FORBIDDEN');
    expect(codeOf(await decide(world, id, 'secondAdmin', approve))).toBe('APPROVED');
  });
});
