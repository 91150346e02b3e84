import { type ClaimCase } from '@portal/contract';
import { payatReference, policyNumberFor, toCents } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { receiveReport } from '@portal/service-payments';
import {
  type ApprovalActionRow,
  type Database,
  findPolicy,
  insertApprovalAction,
  type NewApprovalAction,
  payoutsOfClaims,
  readStatusPeriods,
  schema,
  type SeedPolicy,
  webRandom,
} from '@portal/service-store';
import { eq } from 'drizzle-orm';
import {
  aClaimsDesk,
  approved,
  desksFamilies,
  loneVusiPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../../staff/testing/claims-desk';
import { endCoverAfterDeath } from '../end-cover-after-death';

/** Silver Family of a main member of 50 at inception, R159, with a wife and a son; paid to September 2026. */
export const paidAheadPolicy = policyNumberFor('7', 692);
/** The same, whose premiums come from the wife's account. */
export const paidByWifePolicy = policyNumberFor('7', 693);
/** The same with a premium waiver. */
export const waivedPolicy = policyNumberFor('7', 694);

/** The same, without a child. */
export const couplesPolicy = policyNumberFor('7', 695);
/** The same, whose wife died before: a son of ten is left. */
export const orphansPolicy = policyNumberFor('7', 696);

const known = (born: string, sequence: number) => ({ Id_Number: anIdNumber({ born, sequence }) });

function fifty(Policy_Number: string, sequence: number, more: Partial<SeedPolicy> = {}): SeedPolicy {
  const silver = desksFamilies.find((one) => one.Policy_Number === silverPolicy);
  if (!silver?.Spouse) throw new Error('The family is gone');
  return {
    ...silver,
    Policy_Number,
    Inception_Date: '2022-02-01',
    Paid_To_Date: '2026-09-30',
    MainMember: { ...silver.MainMember, Date_Of_Birth: '1971-07-14', ...known('1971-07-14', sequence) },
    Spouse: { ...silver.Spouse, Date_Of_Birth: '1977-03-02', ...known('1977-03-02', sequence) },
    ExtendedMembers: [],
    ...more,
  };
}

const families: SeedPolicy[] = [
  fifty(paidAheadPolicy, 1),
  fifty(paidByWifePolicy, 2, {
    BankingDetails: {
      Account_Number: '62001234567',
      Bank_Name: 'FNB',
      Branch_Code: '250655',
      Account_Holder_Name: 'Zodwa Jacobs',
      Account_Holder_Relationship: 'SPOUSE',
      Verification_Status: 'VERIFIED',
      Debit_Day: 1,
    },
    PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 1 },
  }),
  fifty(couplesPolicy, 4, { Children: [], Paid_To_Date: '2026-11-30' }),
  fifty(orphansPolicy, 5, { Spouse: null, Paid_To_Date: '2026-11-30' }),
  fifty(waivedPolicy, 3, {
    Paid_To_Date: '2026-11-30',
    SupplementaryBenefits: [{ id: 'sup-waiver', name: 'Premium waiver', price: 9, startDate: '2022-02-01' }],
  }),
];

/** Staff who decide on claims, families whose main member dies, and the job of each day. */
export async function anEnding(database: Database) {
  const desk = await aClaimsDesk(database, families);
  const tools = { database, clock: desk.clock, random: webRandom };
  const look = () => endCoverAfterDeath(tools);
  const days = (count: number) => desk.wait(count * 86_400);
  /** Looks on each of these days after now, which are counted from the same day. */
  async function lookOn(...on: number[]): Promise<number[]> {
    let passed = 0;
    const moved: number[] = [];
    for (const day of on) {
      days(day - passed);
      passed = day;
      moved.push(await look());
    }
    return moved;
  }
  const decide = async (claim: ClaimCase, body: object = approved): Promise<ClaimCase> =>
    desk.done(somePortalAdmin, await desk.recommended(claim, body), 'confirm', { note: 'Looked at it.', ...sworn });
  const decided = async (policyNumber = silverPolicy, body: object = {}): Promise<ClaimCase> =>
    decide(await desk.readyToDecide('MainMember', { policyNumber, ...body }));

  let paidIn = 0;
  /** Money comes in at a till. */
  const payIn = (policyNumber: string, amount: number) =>
    receiveReport(tools, {
      payatTranId: String(480_000_000_000 + (paidIn += 1)),
      payatReferenceNum: payatReference(policyNumber),
      status: 'SUCCESSFUL',
      amount,
      paidAt: desk.clock.now().toISOString(),
      digiapiExternalRef: null,
      paymentMethod: 'CASH',
      network: 'Shoprite',
    });
  const row = async (policyNumber: string) => {
    const found = await findPolicy(database, policyNumber);
    if (!found) throw new Error('The policy is gone');
    return found;
  };
  const of = <Row extends { policyNumber: string | null }>(rows: Row[], policyNumber: string) =>
    rows.filter((one) => one.policyNumber === policyNumber);
  /** Where the cents of a policy are. */
  async function ledger(policyNumber: string) {
    const sum = (rows: { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0);
    const paid = of(await database.select().from(schema.payments), policyNumber);
    const months = of(await database.select().from(schema.settledPremiums), policyNumber);
    const unused = of(await database.select().from(schema.unallocatedPayments), policyNumber);
    const came = paid.filter(({ status }) => status === 'SUCCESSFUL').map(({ amountCents: cents }) => ({ cents }));
    return {
      came: sum(came),
      allocated: sum(paid.map(({ allocatedCents: cents }) => ({ cents }))),
      months: sum(months.map(({ amountCents: cents }) => ({ cents }))),
      credit: toCents((await row(policyNumber)).record.Premium_Credit),
      givenBack: sum(
        unused.filter(({ state }) => state === 'REFUND_PAID').map(({ amountCents: cents }) => ({ cents })),
      ),
      unused: sum(unused.filter(({ state }) => state === 'OPEN').map(({ amountCents: cents }) => ({ cents }))),
    };
  }
  /** Every text that was put down for a purpose, by the number that it goes to, in their order. */
  const texts = async (purpose: string) =>
    (await database.select().from(schema.outbox))
      .filter(({ message }) => message.channel === 'SMS' && message.purpose === purpose)
      .map(({ message }) => [message.to, message.text]);
  /** Every letter that cover ends, in their order: the lines of the address, the paragraphs, and the policy it goes to again. */
  const letters = async () =>
    (await database.select().from(schema.outbox))
      .filter(({ message: { channel, purpose } }) => channel === 'POST' && purpose === 'COVER_ENDS')
      .map(({ message, policyNumber }) => ({
        to: message.to.split('\n'),
        says: message.text.split('\n\n'),
        policyNumber,
      }));
  /** What stands among the messages of a policy. */
  const told = async (type: string, policyNumber = silverPolicy) =>
    of(await database.select().from(schema.notifications), policyNumber)
      .filter((one) => one.type === type)
      .map(({ inAppMessage }) => inAppMessage);
  /** A request waits on a policy, that nobody has to judge. */
  async function ask(policyNumber: string, actionType: string, more: Partial<NewApprovalAction> = {}) {
    const { record } = await row(policyNumber);
    const id = webRandom.uuid();
    const now = desk.clock.now();
    const asked = {
      id,
      actionType,
      entityType: 'POLICY',
      entityId: record.id,
      approverType: 'STAFF',
      status: 'PENDING',
      entityLabel: 'Policy',
    };
    await insertApprovalAction(database, {
      id,
      policyNumber,
      entityType: 'POLICY',
      entityId: record.id,
      status: 'PENDING',
      effectiveDate: null,
      record: {
        ...asked,
        decidedAt: null,
        effectiveDate: null,
        comment: null,
      } as unknown as ApprovalActionRow['record'],
      version: 1,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + 200 * 86_400_000),
      risk: 0,
      ...more,
    });
    const answer = async (status: string) => {
      const decidedAt = desk.clock.now().toISOString();
      const said = { ...asked, status, decidedAt, effectiveDate: null, comment: null };
      await database
        .update(schema.approvalActions)
        .set({ status, record: said as unknown as ApprovalActionRow['record'] })
        .where(eq(schema.approvalActions.id, id));
    };
    const status = async () =>
      (await database.select().from(schema.approvalActions).where(eq(schema.approvalActions.id, id)))[0]?.status;
    return { answer, status };
  }
  const periods = async (policyNumber: string) =>
    (await readStatusPeriods(database, policyNumber)).map(({ status, from }) => `${status} ${from}`);
  const payouts = async ({ id }: { id: string }) =>
    (await payoutsOfClaims(database, [id])).map(({ record, status, amountCents }) => [
      record.payee.name,
      amountCents / 100,
      status,
    ]);

  return {
    desk,
    tools,
    look,
    days,
    lookOn,
    decide,
    decided,
    payIn,
    row,
    ledger,
    texts,
    letters,
    told,
    ask,
    periods,
    payouts,
    read: (claim: ClaimCase) => desk.read(someConsultant, claim),
    lonePolicy: loneVusiPolicy,
  };
}
export type Ending = Awaited<ReturnType<typeof anEnding>>;
