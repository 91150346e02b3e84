import { type BankedPayout, reportHeaders } from '@portal/contract';
import { signatureOf } from '@portal/service-payments';
import { schema } from '@portal/service-store';
import { asc, eq, inArray } from 'drizzle-orm';
import { send } from '../../world/call';
import { asStaff, asStaffAtOnce, claimStaff } from '../../world/staff';
import { noteFault, type World } from '../../world/world';
import { asVoucher, isVoucher } from '../../partners/claims-bank';
import { runJobs } from '../time';
import { type Happening, type Scene } from '../step';

/** The bank, or the provider of vouchers, reports what became of a payment, signed, to one of the processes. */
function report(world: World, which: number, result: BankedPayout) {
  const order = world.payoutBank.taken.get(result.payoutId);
  const isOfVoucher = order !== undefined && isVoucher(order);
  const said = isOfVoucher ? asVoucher(result) : result;
  const text = JSON.stringify({ ...said, sentAt: world.clock.now().toISOString() });
  const [path, header, secret] = isOfVoucher
    ? (['/vouchers/report', reportHeaders.voucherSignature, world.secrets.vouchers] as const)
    : (['/payouts/report', reportHeaders.payoutBankSignature, world.secrets.payoutBank] as const);
  const headers = { [header]: signatureOf(secret, text) };
  return send(world, which, 'POST', path, { raw: { text, headers }, address: '10.8.0.3' });
}

async function tell({ world, draw, which }: Scene, result: BankedPayout): Promise<void> {
  world.payoutBank.results.set(result.payoutId, result);
  const fate = draw.below(8);
  if (fate === 0) return noteFault(world, 'payout report lost');
  await report(world, which, result);
  if (fate === 1) {
    noteFault(world, 'payout report doubled');
    await world.atOnce(
      () => report(world, which, result),
      () => report(world, which + 1, result),
    );
  }
}

const failures = ['UNKNOWN_ACCOUNT', 'ACCOUNT_CLOSED', 'OTHER'] as const;

/** The bank says what became of payments: mostly paid, some not, some come back later, of some it says nothing yet. */
const bankPaysClaims: Happening = async (scene) => {
  const { world, draw } = scene;
  const { taken, results } = world.payoutBank;
  for (const order of taken.values()) {
    const { payoutId, amountCents } = order;
    const at = world.clock.now().toISOString();
    const known = results.get(payoutId);
    if (known?.result === 'PAID' && !isVoucher(order) && draw.percent(1)) {
      await tell(scene, { ...known, result: 'RETURNED', reason: 'ACCOUNT_CLOSED', returnedAt: at });
    }
    if (known) continue;
    const fate = draw.below(8);
    const base = { payoutId, amountCents, bankReference: null, returnedAt: null };
    if (fate === 0) noteFault(world, 'bank silent about a payout');
    else if (fate === 1) await tell(scene, { ...base, result: 'FAILED', reason: draw.oneOf(failures), paidAt: null });
    else await tell(scene, { ...base, result: 'PAID', reason: null, paidAt: at });
  }
};

/** The bank is away, takes payments and its answers are lost, or refuses accounts, while the jobs run. */
const payoutTrouble: Happening = async ({ world, draw, which }) => {
  noteFault(world, 'bank that pays claims in trouble');
  world.payoutBank.state.mood = draw.oneOf(['is-away', 'takes-and-says-nothing', 'refuses'] as const);
  await runJobs(world, which);
  world.payoutBank.state.mood = 'takes';
};

/** Staff have a payment made anew that failed, or let one go whose account was changed. */
const staffSeeToPayouts: Happening = async (scene) => {
  const { world, draw } = scene;
  const { payouts } = schema;
  const found = await world.store.database
    .select()
    .from(payouts)
    .where(inArray(payouts.status, ['FAILED', 'RETURNED', 'WAITING_FOR_ACCOUNT']))
    .orderBy(asc(payouts.id));
  const waiting = found.filter(
    ({ status, record }) => status !== 'WAITING_FOR_ACCOUNT' || record.waitsForAdministrator,
  );
  if (waiting.length === 0) return;
  const { id, status, version } = draw.oneOf(waiting);
  const act = status === 'WAITING_FOR_ACCOUNT' ? 'release-account' : 'retry';
  await byOneOrTwo(scene, `/staff/payouts/${id}/${act}`, { version });
};

/** Staff ask that a share be paid in cash, confirm it or give it back; anybody may try anything. */
const staffPayInCash: Happening = async (scene) => {
  const { world, draw } = scene;
  const { payouts, claims } = schema;
  const found = await world.store.database
    .select({
      claimId: payouts.claimId,
      claimantId: payouts.claimantId,
      record: payouts.record,
      version: claims.version,
    })
    .from(payouts)
    .innerJoin(claims, eq(claims.id, payouts.claimId))
    .where(inArray(payouts.status, ['WAITING_FOR_ACCOUNT', 'READY', 'SCHEDULED']))
    .orderBy(asc(payouts.id));
  if (found.length === 0) return;
  const { claimId, claimantId, record, version } = draw.oneOf(found);
  const isAsked = record.cash?.confirmedBy === null;
  const act = isAsked ? draw.oneOf(['/confirm', '/confirm', '/give-back'] as const) : '';
  const body = { version, ...(act === '/give-back' && { sentence: 'There is an account after all' }) };
  await byOneOrTwo(scene, `/staff/claims/${claimId}/cash/${claimantId}${act}`, body);
};

/** Somebody of staff does something; now and then two do it at once. */
async function byOneOrTwo({ world, draw, which }: Scene, path: string, body: object): Promise<void> {
  const member = draw.oneOf(claimStaff);
  if (draw.percent(80)) return void (await asStaff(world, member, which, 'POST', path, { body }));
  await asStaffAtOnce(world, [member, draw.oneOf(claimStaff)], which, 'POST', path, { body });
}

export const payoutSteps: Record<string, Happening> = {
  bankPaysClaims,
  payoutTrouble,
  staffSeeToPayouts,
  staffPayInCash,
};
