import { describe, expect, it } from 'vitest';
import { fetchAhead, fetchesAhead } from './fetch-ahead';

describe('a part that is fetched ahead', () => {
  it('is under way until it is there', async () => {
    const part = Promise.withResolvers<void>();
    fetchAhead(() => part.promise);
    expect(fetchesAhead.areUnderWay()).toBe(true);
    part.resolve();
    await expect.poll(fetchesAhead.areUnderWay).toBe(false);
  });

  it('fails for nobody, and its error is known as one of these', async () => {
    const [ahead, other] = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
    fetchAhead(() => Promise.reject(ahead));
    await expect.poll(fetchesAhead.areUnderWay).toBe(false);
    expect([ahead, other, undefined].map(fetchesAhead.failedWith)).toEqual([true, false, false]);
  });
});
