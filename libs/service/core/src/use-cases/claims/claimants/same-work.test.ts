import { apiBase } from '@portal/contract';
import { countingStatements } from '@portal/service-identity/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import {
  cells,
  numbers,
  receiptOf,
  reporting,
  rosesPolicy,
  seedReportedFamily,
} from '../death-reports/testing/reported-family';
import { aWorld } from '../../../testing/world';
import { aClaimsDesk, cells as claiming, diamondPolicy } from '../staff/testing/claims-desk';

const nobodys = '27829998877';
const nowhere = 'CL-ZZZZ-ZZZZ';

onEveryDatabase('Asking for the PIN of a claim', (db) => {
  beforeEach(() => emptyDatabase(db.database));

  /** What a service asks of the database, by kind, until an answer is out; what it does afterwards is waited for and not counted. */
  function watched() {
    const { database, statements } = countingStatements(db.database);
    const untilAnswered = async (
      { service, wait }: Pick<Awaited<ReturnType<typeof aWorld>>, 'service' | 'wait'>,
      step: 'trigger-otp' | 'login',
      body: object,
    ) => {
      wait(61);
      statements.length = 0;
      const later: Promise<void>[] = [];
      const request = new Request(`http://service.test${apiBase}/claims/${step}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const info = { address: '192.0.2.7', waitUntil: (work: Promise<void>) => void later.push(work) };
      const { status } = await service(request, info);
      const asked = [`answered ${status}`, ...statements];
      await Promise.all(later);
      return asked;
    };
    return { database, untilAnswered };
  }

  test('asks the same of the database whether or not there is a claim and the number is on it', async () => {
    const { database, untilAnswered } = watched();
    const desk = await aClaimsDesk(database);
    const { reference } = await desk.openFor('MainMember', { policyNumber: diamondPolicy });
    const { MainMember } = await desk.policy(diamondPolicy);
    const ask = async (claim: string, Cell_Number: string) => ({
      trigger: await untilAnswered(desk, 'trigger-otp', { claim, Cell_Number }),
      login: await untilAnswered(desk, 'login', { claim, Cell_Number, otp: '000000' }),
    });
    desk.outbox.length = 0;
    const known = await ask(reference, claiming.son);
    expect(desk.outbox.map(({ to }) => to)).toEqual([claiming.son]);
    expect(known.trigger[0]).toBe('answered 200');
    expect(known.trigger.length).toBeGreaterThan(5);
    for (const [claim, cell] of [
      [reference, nobodys],
      [reference, claiming.holder],
      [nowhere, claiming.daughter],
      [diamondPolicy, claiming.daughter],
      [MainMember.Id_Number ?? '', claiming.spouse],
      [numbers.nobody, claiming.mother],
    ] as const) {
      expect(await ask(claim, cell), `${claim} ${cell}`).toEqual(known);
    }
  });

  test('and whether or not a death was reported, and the number is on record there', async () => {
    const { database, untilAnswered } = watched();
    const world = await aWorld(database);
    await seedReportedFamily(db.database, world.clock.now());
    const { reference } = receiptOf(await reporting(world).report({ Id_Number: numbers.rose }));
    world.outbox.length = 0;
    const ask = (claim: string, Cell_Number: string) => untilAnswered(world, 'trigger-otp', { claim, Cell_Number });
    const known = await ask(numbers.rose, cells.daughter);
    expect(world.outbox.map(({ to }) => to)).toEqual([cells.daughter]);
    for (const [claim, cell] of [
      [reference, cells.son],
      [rosesPolicy, cells.rose],
      [numbers.nobody, nobodys],
    ] as const) {
      expect(await ask(claim, cell), `${claim} ${cell}`).toEqual(known);
    }
  });
});
