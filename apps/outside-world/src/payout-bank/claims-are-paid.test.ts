import { getRequestListener } from '@hono/node-server';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { seededService } from '@portal/scenarios/seeded-service';
import { payClaims, payoutBankOverHttp } from '@portal/service-payments';
import { aClaimToPay, type ClaimToPay } from '@portal/service-payments/claims-testing';
import { withProviders } from '@portal/service-payments/testing';
import { webRandom } from '@portal/service-store';
import { emptyDatabase } from '@portal/service-store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offsetClock } from '../clock/offset-clock';
import { createSchedule } from '../clock/schedule';
import { outsideWorld } from '../outside-world';
import { readSettings } from '../settings';

const secret = withProviders.secrets.payoutBank;
const second = 1_000;
const minute = 60 * second;
/** Twelve in Johannesburg on a Friday: the second run begins. */
const noon = new Date('2026-11-20T10:00:00Z');

async function listening(answer: (request: Request) => Response | Promise<Response>) {
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The service and the stand-in, each behind a port of its own, on one clock that tests move. */
async function bothRunning() {
  const clock = offsetClock(() => noon);
  const service = await seededService({ policies: [] }, { clock, random: webRandom });
  const heard = await listening((request) => service.answer(request, { isNewCaller: false }));
  const settings = readSettings({
    APP_MODE: 'test',
    PAYOUT_BANK_SECRET: secret,
    PAYOUT_BANK_CALLBACK_URL: `${heard.url}/api/v1/payouts/report`,
  });
  if ('problems' in settings) throw new Error(settings.problems.join(' '));
  let underWay = 0;
  /** A bank that has no payments yet. */
  const newBank = () => {
    const schedule = createSchedule(clock);
    const outside = outsideWorld({
      settings,
      clock,
      schedule,
      newId: randomUUID,
      fetch: async (url, init) => {
        underWay += 1;
        return fetch(url, init).finally(() => (underWay -= 1));
      },
    });
    return { schedule, outside };
  };
  let current = newBank();
  const bank = await listening((request) => current.outside.fetch(request));
  let passed = 0;
  return {
    clock,
    database: service.database,
    bankUrl: bank.url,
    close: async () => {
      for (const { server } of [heard, bank]) {
        server.close();
        server.closeAllConnections();
      }
      await service.close();
    },
    startAnew: () => {
      passed = 0;
      clock.setOffset(0);
      current = newBank();
    },
    /** Lets time pass: what the bank does in it is done, and what it tells was heard. */
    pass: async (ms: number) => {
      for (const end = passed + ms; passed < end;) {
        passed = Math.min(end, passed + 5 * second);
        clock.setOffset(passed);
        current.schedule.tick();
        while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 1));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('the service pays claims through the stand-in', () => {
  let both: Awaited<ReturnType<typeof bothRunning>>;
  beforeAll(async () => {
    both = await bothRunning();
  });
  afterAll(() => both.close());
  beforeEach(async () => {
    await emptyDatabase(both.database);
    both.startAnew();
  });

  const bankAt = (url: string) => payoutBankOverHttp({ url, secret, now: both.clock.now });
  /** A claim that is paid into an account, handed over with the run of twelve. */
  const sentTo = async (digits: string, bank = bankAt(both.bankUrl)): Promise<ClaimToPay> => {
    const payees = [{ accountNumber: `1234567${digits}` }];
    const world = await aClaimToPay(both.database, { payees, bank, clock: both.clock });
    await payClaims(world.tools);
    return world;
  };
  const standing = async (world: ClaimToPay) => {
    const { status, record } = await world.payout();
    return [status, record.failureReason];
  };
  const messages = async (world: ClaimToPay) => (await world.texts()).map(({ purpose }) => purpose);
  const press = async (world: ClaimToPay, outcome: string) => {
    const { id } = await world.payout();
    const body = new URLSearchParams({ outcome });
    const pressed = await fetch(`${both.bankUrl}/payout-bank/payouts/${id}/decide`, { method: 'POST', body });
    expect(pressed.status).toBe(200);
  };

  it.each([
    [
      '890',
      [
        [0, 'SENT', null],
        [5 * second, 'PAID', null],
      ],
      ['CLAIM_PAID'],
    ],
    ['999', [[0, 'FAILED', 'The bank does not know this account']], ['PAYOUT_FAILED']],
    [
      '998',
      [
        [55 * second, 'SENT', null],
        [minute, 'FAILED', 'The account is closed'],
      ],
      ['PAYOUT_FAILED'],
    ],
    [
      '997',
      [
        [0, 'SENT', null],
        [5 * second, 'FAILED', 'The account belongs to somebody else'],
      ],
      ['PAYOUT_FAILED'],
    ],
    [
      '996',
      [
        [2 * minute, 'PAID', null],
        [2 * minute + 5 * second, 'RETURNED', 'The account is closed'],
      ],
      ['CLAIM_PAID', 'PAYOUT_FAILED'],
    ],
    [
      '995',
      [
        [29 * minute, 'SENT', null],
        [30 * minute, 'PAID', null],
      ],
      ['CLAIM_PAID'],
    ],
    [
      '994',
      [
        [0, 'SENT', null],
        [5 * second, 'PAID', null],
      ],
      ['CLAIM_PAID'],
    ],
    ['993', [[0, 'PAID', null]], ['CLAIM_PAID']],
  ] as const)('into an account ending in %s', async (digits, course, told) => {
    const world = await sentTo(digits);
    let passed = 0;
    for (const [after, status, reason] of course) {
      await both.pass(after - passed);
      passed = after;
      expect(await standing(world)).toEqual([status, reason]);
    }
    expect(await messages(world)).toEqual(told);
    expect(await world.exceptions()).toEqual([]);
    await both.pass(61 * minute - passed);
    await payClaims(world.tools);
    expect(await standing(world)).toEqual(course.at(-1)?.slice(1));
    expect((await world.payout()).record.attempts).toBe(1);
  });

  it('and asks it after an hour about what it has not told', async () => {
    const world = await sentTo('890');
    await press(world, 'UNTOLD');
    await both.pass(59 * minute);
    await payClaims(world.tools);
    expect(await standing(world)).toEqual(['SENT', null]);
    await both.pass(minute);
    await payClaims(world.tools);
    expect(await standing(world)).toEqual(['PAID', null]);
  });

  it('and a payment that was written down and never arrived has failed after an hour, and is not taken later', async () => {
    const real = bankAt(both.bankUrl);
    const deaf = { ...real, pay: bankAt('http://127.0.0.1:9').pay };
    const world = await sentTo('890', deaf);
    expect(await standing(world)).toEqual(['SENT', null]);
    await both.pass(60 * minute);
    await payClaims({ ...world.tools, bank: real });
    expect(await standing(world)).toEqual(['FAILED', 'The payment did not reach the bank']);
    const order = {
      payoutId: (await world.payout()).id,
      amountCents: 15_000_00,
      account: {
        holder: 'Thandi Nkosi',
        bankName: 'Capitec Bank',
        branchCode: '470010',
        accountType: 'SAVINGS' as const,
        accountNumber: '1234567890',
      },
      reference: 'UBUNTU',
    };
    await expect(real.pay(order)).rejects.toThrow('It answered 409');
  });

  it('and compares each day with its list', async () => {
    const world = await sentTo('996');
    await both.pass(3 * minute);
    expect(await standing(world)).toEqual(['RETURNED', 'The account is closed']);
    both.clock.setOffset(20 * 60 * minute);
    await payClaims(world.tools);
    expect(await world.exceptions()).toEqual([]);
  });

  it('and finds what the list leaves out', async () => {
    const world = await sentTo('890');
    await press(world, 'UNLISTED');
    await expect.poll(async () => standing(world)).toEqual(['PAID', null]);
    both.clock.setOffset(20 * 60 * minute);
    await payClaims(world.tools);
    expect(await world.exceptions()).toMatchObject([
      { reason: 'PAYOUTS_DIFFER', record: { differing: [{ ourCents: 15_000_00, bankCents: 0 }] } },
    ]);
  });
});
