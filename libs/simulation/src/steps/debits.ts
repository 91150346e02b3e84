import { reportHeaders } from '@portal/contract';
import { type DebitReport, signatureOf } from '@portal/service-payments';
import { send } from '../world/call';
import { noteFault, type World } from '../world/world';
import { runJobs } from './time';
import { type Happening, type Scene } from './step';

/** A bank reports what became of a debit, signed, to one of the processes. */
function report(world: World, which: number, result: DebitReport) {
  const text = JSON.stringify({ ...result, sentAt: world.clock.now().toISOString() });
  const headers = { [reportHeaders.debiCheckSignature]: signatureOf(world.secrets.debiCheck, text) };
  return send(world, which, 'POST', '/collections/callback', { raw: { text, headers }, address: '10.8.0.2' });
}

async function tell({ world, draw, which }: Scene, result: DebitReport): Promise<void> {
  world.bank.results.set(result.instructionId, result);
  const fate = draw.below(12);
  if (fate === 0) return noteFault(world, 'debit result lost');
  await report(world, which, result);
  if (fate === 1) {
    noteFault(world, 'debit result doubled');
    await world.atOnce(
      () => report(world, which, result),
      () => report(world, which + 1, result),
    );
  }
}

const unpaidCodes = ['02', '04', '05', '12', '16', '30', '18', '28', '99'];

/** The banks say what became of every debit whose day has come: mostly paid, some not, some still tried, some not at all. */
const banksAnswer: Happening = async (scene) => {
  const { world, draw } = scene;
  const { taken, results } = world.bank;
  const today = world.clock.today();
  for (const { instructionId, actionDate, amountCents } of taken.values()) {
    const known = results.get(instructionId)?.result;
    if (actionDate > today || (known !== undefined && known !== 'TRACKING')) continue;
    const result = draw.oneOf(['PAID', 'PAID', 'PAID', 'PAID', 'PAID', 'PAID', 'UNPAID', 'TRACKING', null] as const);
    if (result === null) {
      noteFault(world, 'bank silent about a debit');
      continue;
    }
    const bankCode = result === 'UNPAID' ? draw.oneOf(unpaidCodes) : null;
    const resultAt = world.clock.now().toISOString();
    await tell(scene, { instructionId, result, bankCode, amountCents, bankReference: null, resultAt });
  }
};

/** A debit that was paid comes back, unpaid after all or disputed by the payer. */
const debitComesBack: Happening = async (scene) => {
  const { world, draw } = scene;
  const paid = [...world.bank.results.values()].filter(({ result }) => result === 'PAID');
  if (paid.length === 0) return;
  const before = draw.oneOf(paid.slice(-10));
  const result = draw.oneOf(['UNPAID', 'DISPUTED'] as const);
  noteFault(world, 'debit given back');
  const bankCode = result === 'DISPUTED' ? '34' : '02';
  await tell(scene, { ...before, result, bankCode, resultAt: world.clock.now().toISOString() });
};

/** The banks are away, or take instructions and their answers are lost, while the jobs run. */
const bankTrouble: Happening = async ({ world, draw, which }) => {
  noteFault(world, 'bank in trouble');
  world.bank.state.mood = draw.oneOf(['is-away', 'takes-and-says-nothing'] as const);
  await runJobs(world, which);
  world.bank.state.mood = 'takes';
};

export const debitSteps: Record<string, Happening> = { banksAnswer, debitComesBack, bankTrouble };
