import { reportHeaders } from '@portal/contract';
import { payatReference, premiumPosition } from '@portal/domain';
import { type PaymentReport, signatureOf } from '@portal/service-payments';
import { findPolicy } from '@portal/service-store';
import { asCustomer } from '../world/customer';
import { minute } from '../world/clock';
import { send } from '../world/call';
import { noteFault, type World } from '../world/world';
import { type Happening, type Scene } from './step';

/** The provider reports a payment, signed, to one of the processes. */
function report(world: World, which: number, payment: PaymentReport) {
  const text = JSON.stringify({ ...payment, sentAt: world.clock.now().toISOString() });
  const headers = { [reportHeaders.payatSignature]: signatureOf(world.secrets.payat, text) };
  return send(world, which, 'POST', '/payments/payat/callback', { raw: { text, headers }, address: '10.8.0.1' });
}

/** How a report travels: it arrives, arrives three times, arrives after its own reversal, or goes astray. */
async function deliver({ world, draw, which }: Scene, payment: PaymentReport): Promise<void> {
  const fate = draw.below(20);
  if (fate === 0) return noteFault(world, 'report lost');
  await report(world, which, payment);
  if (fate === 1) {
    noteFault(world, 'report doubled');
    await world.atOnce(
      () => report(world, which, payment),
      () => report(world, which + 1, payment),
    );
  }
}

/** What the till or the payer's own letter says is owed. */
async function owed({ world, family }: Scene) {
  const row = await findPolicy(world.store.database, family.policyNumber);
  if (row === null) return null;
  const { Amount_Due, Arrears_Amount } = premiumPosition(row.record, world.clock.today(), false);
  return { Amount_Due, Arrears_Amount, Monthly_Premium: row.record.Monthly_Premium };
}

/** Pays at a till: what is owed, a premium, too little, much too much. */
const payAtTill: Happening = async (scene) => {
  const { world, draw, family } = scene;
  const status = await owed(scene);
  if (status === null) return;
  const premium = status.Monthly_Premium;
  const amount = draw.oneOf([
    status.Amount_Due,
    status.Amount_Due,
    premium,
    premium,
    status.Arrears_Amount,
    premium + 200,
    premium * 2 - 1,
    premium * 2 - 1,
    premium * 3,
    Math.max(1, Math.round(premium / 3)),
  ]);
  if (!(amount > 0)) return;
  const payment = world.payments.settle({
    payatReferenceNum: payatReference(family.policyNumber),
    digiapiExternalRef: null,
    amount,
    status: 'SUCCESSFUL',
    paymentMethod: 'CASH',
    paidAt: world.clock.now().toISOString(),
    network: null,
  });
  await deliver(scene, payment);
};

/** Pays online; the payment succeeds, fails, is given up, or fails and then succeeds. */
const payOnline: Happening = async (scene) => {
  const { world, draw, family, which } = scene;
  const status = await owed(scene);
  if (status === null) return;
  world.payments.state.isDown = draw.percent(5);
  if (world.payments.state.isDown) noteFault(world, 'payment page away');
  const amount = Math.max(10, draw.oneOf([status.Amount_Due, status.Monthly_Premium]));
  const path = `/payments/${family.policyNumber}/initiate-payat-payment`;
  const asked = await asCustomer(world, family, which, 'POST', path, {
    body: { amount, cellNumber: null, emailAddress: null },
  });
  world.payments.state.isDown = false;
  if (asked?.status !== 200) return;
  const { digiapiExternalRef, payatReferenceNum } = asked.data as {
    digiapiExternalRef: string;
    payatReferenceNum: string;
  };
  world.clock.pass(draw.below(40) * minute);
  const statuses = draw.oneOf([
    ['SUCCESSFUL'],
    ['SUCCESSFUL'],
    ['SUCCESSFUL'],
    ['FAILED'],
    [],
    ['FAILED', 'SUCCESSFUL'],
  ] as const);
  let known: PaymentReport | null = null;
  for (const result of statuses) {
    known = world.payments.settle({
      ...(known && { payatTranId: known.payatTranId }),
      payatReferenceNum,
      digiapiExternalRef,
      amount: draw.percent(5) ? amount - 1 : amount,
      status: result,
      paymentMethod: 'CARD',
      paidAt: world.clock.now().toISOString(),
      network: null,
    });
    await deliver(scene, known);
  }
};

/** A payment of some weeks or months ago is taken back by the payer's bank. */
const reversePayment: Happening = async (scene) => {
  const { world, draw, family } = scene;
  const reference = payatReference(family.policyNumber);
  const reversed = new Set(
    world.payments.transactions
      .filter(({ report }) => report.status === 'REVERSED')
      .map(({ report }) => report.payatTranId),
  );
  const paid = world.payments.transactions.filter(
    ({ report }) =>
      report.payatReferenceNum === reference && report.status === 'SUCCESSFUL' && !reversed.has(report.payatTranId),
  );
  if (paid.length === 0) return;
  const { report: payment } = draw.oneOf(paid.slice(-4));
  await deliver(scene, world.payments.settle({ ...payment, status: 'REVERSED' }));
};

/** Money with a reference that is nobody's, or a report that nobody signed. */
const strayReport: Happening = async ({ world, draw, which, family }) => {
  if (draw.percent(50)) {
    noteFault(world, 'forged report');
    const text = JSON.stringify({
      payatTranId: '1',
      payatReferenceNum: payatReference(family.policyNumber),
      amount: 500,
      status: 'SUCCESSFUL',
      sentAt: world.clock.now().toISOString(),
    });
    return send(world, which, 'POST', '/payments/payat/callback', {
      raw: { text, headers: { [reportHeaders.payatSignature]: signatureOf('a guess', text) } },
      address: '10.7.0.1',
    });
  }
  noteFault(world, 'unknown reference');
  return report(world, which, {
    payatTranId: `9${draw.below(1_000_000)}`,
    payatReferenceNum: '1999997999999999',
    digiapiExternalRef: null,
    amount: 77,
    status: 'SUCCESSFUL',
    paymentMethod: 'CASH',
    paidAt: world.clock.now().toISOString(),
    network: null,
  });
};

export const payingSteps: Record<string, Happening> = { payAtTill, payOnline, reversePayment, strayReport };
