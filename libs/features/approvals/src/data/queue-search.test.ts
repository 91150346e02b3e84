import { describe, expect, it } from 'vitest';
import { queueCall, queueSuffix, readQueueSearch } from './queue-search';

const read = (address: string) => readQueueSearch(new URLSearchParams(address));
const usual = { view: 'to-decide', order: 'age', actionType: null, page: 1 };

describe('the address of the queue', () => {
  it('that says nothing asks for what is to be decided, the oldest first', () => {
    expect(read('')).toEqual(usual);
    expect(queueSuffix(read(''))).toBe('');
    expect(queueCall(read(''))).toEqual({ view: 'to-decide', order: 'age', pageNumber: 1 });
  });

  it.each(['?view=mine', '?view=failed&order=risk', '?order=due&kind=ADD_CHILD&page=3'])(
    '%s is read and written alike',
    (address) => {
      expect(queueSuffix(read(address))).toBe(address);
    },
  );

  it.each(['view=everything', 'order=ID', 'kind=ADD_DOG', 'page=0', 'page=-2', 'page=two', 'page=Infinity&view=Mine'])(
    'that cannot be read (%s) counts as not said',
    (address) => {
      expect(read(address)).toEqual(usual);
    },
  );

  it('asks the service for one kind and page', () => {
    expect(queueCall(read('kind=CHANGE_PRODUCT&page=2'))).toEqual({
      view: 'to-decide',
      order: 'age',
      pageNumber: 2,
      actionType: 'CHANGE_PRODUCT',
    });
  });
});
