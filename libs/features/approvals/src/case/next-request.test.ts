import { describe, expect, it } from 'vitest';
import { aRequest } from '../testing/a-request';
import { nextRequest } from './next-request';

const [first, second, third] = ['r-1', 'r-2', 'r-3'].map((id) => aRequest({ id }));
const list = [first, second, third].filter((one) => one !== undefined);
const taken = (id: string, isMine: boolean) =>
  aRequest({ id, takenBy: { id: 's-1', name: 'Naledi Mokoena', at: '2026-11-20T08:00:00.000Z', isMine } });

describe('the next request', () => {
  it.each([
    { from: 'r-1', to: 'r-2' },
    { from: 'r-2', to: 'r-3' },
    { from: 'r-3', to: 'r-1' },
    { from: 'not in the list', to: 'r-1' },
  ])('after $from is $to', ({ from, to }) => {
    expect(nextRequest(list, from)?.id).toBe(to);
  });

  it('is none that somebody else works on or that may not be decided', () => {
    const others = [
      aRequest({ id: 'r-1' }),
      taken('r-2', false),
      aRequest({ id: 'r-3', canDecide: false }),
      taken('r-4', true),
    ];
    expect(nextRequest(others, 'r-1')?.id).toBe('r-4');
  });

  it('is nothing where nothing else waits', () => {
    expect(nextRequest([aRequest({ id: 'r-1' })], 'r-1')).toBeNull();
    expect(nextRequest([], 'r-1')).toBeNull();
  });
});
