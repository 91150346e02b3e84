import { extendedPremium, type PlainDate } from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { insertQuotes, webRandom } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { settlePolicyNow } from '../lifecycle/settle-policy';
import { aQuote } from '../testing/a-quote';
import { approve, ask, codeOf, decide } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { changePlan } from './change-plan';
import { updateExtendedMember } from './update-life';

const gold = 'prd-fa-030';

onEveryDatabase('Other cover of a relative who is covered already', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const record = async () => (await world.policy()).record;
  const grace = async () => {
    const [member] = (await record()).ExtendedMembers;
    if (!member) throw new Error('Nobody is covered as a relative');
    return member;
  };
  /** Asks for it with a quote. */
  const askFor = async (Cover_Amount: number) => {
    const { id: memberId, Date_Of_Birth: birthDate, Cover_Start_Date, Monthly_Premium } = await grace();
    const premium = extendedPremium(extendedRates, { Date_Of_Birth: birthDate, Cover_Amount }, Cover_Start_Date) ?? 0;
    const id = webRandom.uuid();
    const quote = {
      coverAmount: Cover_Amount,
      birthDate,
      idNumber: null,
      memberId,
      premium,
      difference: premium - Monthly_Premium,
    };
    const createdAt = world.tools.clock.now();
    const row = { id, policyNumber: world.policyNumber, status: 'OPEN', validUntil: '2026-12-20', createdAt } as const;
    await insertQuotes(db.database, [{ ...row, record: quote as never }]);
    return ask(world, 'customer', updateExtendedMember, { id: memberId, Cover_Amount, Quote_Id: id } as never);
  };
  const upkeepOn = async (date: PlainDate) => {
    world.wait((Date.parse(`${date}T08:00:00Z`) - world.tools.clock.now().getTime()) / 86_400_000);
    await settlePolicyNow(world.tools, world.policyNumber);
  };
  const approved = async (amount: number) => {
    const { id } = await askFor(amount);
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
  };

  it('holds from the first of the next month, and what is more waits by itself', async () => {
    const before = await grace();
    const more = before.Cover_Amount + 5_000;
    await approved(more);
    expect((await grace()).Cover_Amount).toBe(before.Cover_Amount);
    await upkeepOn('2026-12-01');
    expect(await grace()).toMatchObject({ Cover_Amount: more, Cover_Start_Date: before.Cover_Start_Date });
    expect((await record()).Cover_Increases).toEqual([
      { lifeId: before.id, amount: 5_000, startDate: '2026-12-01', waitingPeriodEndDate: '2027-06-01' },
    ]);
  });

  it('that is less is taken off what waits', async () => {
    const { id, Cover_Amount } = await grace();
    await approved(Cover_Amount + 5_000);
    await upkeepOn('2026-12-01');
    await approved(Cover_Amount);
    await upkeepOn('2027-01-01');
    expect((await grace()).Cover_Amount).toBe(Cover_Amount);
    expect((await record()).Cover_Increases.filter(({ lifeId }) => lifeId === id)).toEqual([]);
  });

  it('goes on waiting when the plan changes', async () => {
    const { id, Cover_Amount } = await grace();
    await approved(Cover_Amount + 5_000);
    await upkeepOn('2026-12-01');
    const plan = await ask(world, 'customer', changePlan, {
      productId: gold,
      quoteId: await aQuote(world, gold),
      acceptLossOfCover: false,
    } as never);
    expect(codeOf(await decide(world, plan.id, 'consultant', approve))).toBe('APPROVED');
    await upkeepOn('2027-01-01');
    const { Product, Cover_Increases } = await record();
    expect(Product.id).toBe(gold);
    expect(Cover_Increases.filter(({ lifeId }) => lifeId === id)).toMatchObject([{ amount: 5_000 }]);
  });

  describe('is not asked for', () => {
    it('as more while a premium is outstanding', async () => {
      await world.edit({
        Policy_Status: 'IN_GRACE',
        Paid_To_Date: '2026-09-30',
        Grace_End_Date: '2026-11-25',
        Unpaid_Notice_Date: '2026-10-05',
      });
      await expect(askFor((await grace()).Cover_Amount + 5_000)).rejects.toThrow('INVALID_STATUS');
    });

    it('while a change of plan waits', async () => {
      await ask(world, 'customer', changePlan, {
        productId: gold,
        quoteId: await aQuote(world, gold),
        acceptLossOfCover: false,
      } as never);
      await expect(askFor((await grace()).Cover_Amount + 5_000)).rejects.toThrow('PENDING_CHANGE_EXISTS');
    });
  });
});
