import { describe, expect, it } from 'vitest';
import { Refusal } from '../wire/refusal';
import { writeTurns } from './write-turns';

const limits = { atOnce: 2, waiting: 3, patience: 10_000 };

/** Asks for turns and notes who has one. */
function aLine(takeTurn: ReturnType<typeof writeTurns>) {
  const running: string[] = [];
  const releases = new Map<string, () => void>();
  const ask = (name: string, caller = 'Thandi') =>
    takeTurn(caller).then((release) => {
      running.push(name);
      releases.set(name, release);
    });
  return { running, ask, end: (name: string) => releases.get(name)?.() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a caller who writes', () => {
  it('has two writes under way, and the others in the order in which they came', async () => {
    const { running, ask, end } = aLine(writeTurns(limits));
    const asked = ['a', 'b', 'c', 'd'].map((name) => ask(name));
    await settled();
    expect(running).toEqual(['a', 'b']);
    end('b');
    await settled();
    expect(running).toEqual(['a', 'b', 'c']);
    end('a');
    await Promise.all(asked);
    expect(running).toEqual(['a', 'b', 'c', 'd']);
  });

  it('holds up nobody else', async () => {
    const { running, ask, end } = aLine(writeTurns(limits));
    await Promise.all([ask('a'), ask('b')]);
    const third = ask('c');
    await ask('another person', 'Sipho');
    expect(running).toEqual(['a', 'b', 'another person']);
    end('a');
    await third;
  });

  it('is told to come back when the line is full, and the line goes on', async () => {
    const { running, ask, end } = aLine(writeTurns(limits));
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name));
    const refused = await ask('f').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ failure: { status: 429, code: 'RATE_LIMIT' }, headers: { 'retry-after': '10' } });
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await settled();
      end(name);
    }
    await Promise.all(asked);
    expect(running).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is told to come back when it has waited long enough, and takes nobody’s turn then', async () => {
    const { running, ask, end } = aLine(writeTurns({ ...limits, patience: 5 }));
    await Promise.all([ask('a'), ask('b')]);
    await expect(ask('c')).rejects.toThrow(Refusal);
    const late = ask('d');
    end('a');
    await late;
    expect(running).toEqual(['a', 'b', 'd']);
  });

  it('is known to wait until it has its turn, or has waited long enough', async () => {
    let waiting = 0;
    const beginWaiting = () => {
      waiting += 1;
      return () => void (waiting -= 1);
    };
    const { ask, end } = aLine(writeTurns({ ...limits, patience: 20 }, beginWaiting));
    await Promise.all([ask('a'), ask('b')]);
    expect(waiting).toBe(0);
    const [turn, tooLate] = [ask('c'), ask('d').catch((refused: unknown) => refused)];
    expect(waiting).toBe(2);
    end('a');
    await turn;
    expect(waiting).toBe(1);
    expect(await tooLate).toBeInstanceOf(Refusal);
    expect(waiting).toBe(0);
  });

  it('gives a turn back once, however often it says so', async () => {
    const { running, ask, end } = aLine(writeTurns(limits));
    await Promise.all([ask('a'), ask('b')]);
    const asked = [ask('c'), ask('d')];
    end('a');
    end('a');
    await settled();
    expect(running).toEqual(['a', 'b', 'c']);
    end('b');
    await Promise.all(asked);
  });
});
