import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work that ends when it is told to, and how often it has begun. */
function someWork() {
  const ends: PromiseWithResolvers<number>[] = [];
  const ask = oneAtATime(() => {
    const end = Promise.withResolvers<number>();
    ends.push(end);
    return end.promise;
  });
  return { ask, begun: () => ends.length, end: (nth: number) => ends[nth - 1]?.resolve(nth), ends };
}
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

it('whoever asks while work is under way shares one run that begins after it', async () => {
  const { ask, begun, end } = someWork();
  const first = ask();
  const others = [ask(), ask(), ask()];
  await aTurn();
  expect(begun()).toBe(1);
  end(1);
  expect(await first).toBe(1);
  await aTurn();
  expect(begun()).toBe(2);
  end(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

it('asked in the very turn in which a run has ended, no two run side by side', async () => {
  const { ask, begun, end } = someWork();
  const first = ask();
  const second = ask();
  end(1);
  const third = first.then(ask);
  await aTurn();
  expect(begun()).toBe(2);
  end(2);
  await second;
  await aTurn();
  end(3);
  expect(await third).toBeGreaterThanOrEqual(2);
});

it('a run that fails is told to those who asked for it, and the next begins all the same', async () => {
  const { ask, begun, ends } = someWork();
  const first = ask();
  const second = ask();
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await aTurn();
  expect(begun()).toBe(2);
  ends[1]?.resolve(7);
  expect(await second).toBe(7);
});
