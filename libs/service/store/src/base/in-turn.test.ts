import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn';

describe('work in turn', () => {
  it('does each and counts what was done', async () => {
    const worked: number[] = [];
    const work = async (item: number) => worked.push(item) > 0 && item !== 2;
    expect(await inTurn([1, 2, 3], work)).toBe(2);
    expect(worked).toEqual([1, 2, 3]);
  });

  it('goes on after one that fails, and tells of it at the end', async () => {
    const worked: number[] = [];
    const work = async (item: number) => {
      if (item === 1) throw new Error('locked');
      return worked.push(item) > 0;
    };
    await expect(inTurn([1, 2, 3], work)).rejects.toThrow('1 of 3 could not be done');
    expect(worked).toEqual([2, 3]);
  });

  it('begins nothing more once it is to stop', async () => {
    const stopping = new AbortController();
    const worked: number[] = [];
    const work = async (item: number) => {
      stopping.abort();
      return worked.push(item) > 0;
    };
    expect(await inTurn([1, 2, 3], work, stopping.signal)).toBe(1);
    expect(worked).toEqual([1]);
  });
});
