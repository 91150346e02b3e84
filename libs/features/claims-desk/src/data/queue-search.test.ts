import { describe, expect, it } from 'vitest';
import { queueCall, queueSuffix, readQueueSearch } from './queue-search';

const read = (address: string) => readQueueSearch(new URLSearchParams(address));
const usual = { view: 'TO_DECIDE', page: 1 };

describe('the address of the claims', () => {
  it('that says nothing asks for what is to be decided', () => {
    expect(read('')).toEqual(usual);
    expect(queueSuffix(usual as ReturnType<typeof read>)).toBe('');
  });

  it.each(['?view=mine', '?view=waiting-for-family&page=2', '?page=3'])('%s is read and written alike', (address) => {
    expect(queueSuffix(read(address))).toBe(address);
  });

  it.each(['view=everything', 'view=MINE', 'page=0', 'page=-2', 'page=two', 'page=Infinity'])(
    'that cannot be read (%s) counts as not said',
    (address) => {
      expect(read(address)).toEqual(usual);
    },
  );

  it('asks the service for a view and its page', () => {
    expect(queueCall(read('view=waiting-for-bank&page=2'))).toEqual({ view: 'WAITING_FOR_BANK', pageNumber: 2 });
  });
});
