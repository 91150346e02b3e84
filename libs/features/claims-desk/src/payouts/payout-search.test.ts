import { expect, it } from 'vitest';
import { payoutQueryOf, readPayoutSearch, writePayoutSearch } from './payout-search';

it.each([
  ['', { choice: null, page: 1 }],
  ['status=FAILED', { choice: 'FAILED', page: 1 }],
  ['status=UNCLAIMED', { choice: 'UNCLAIMED', page: 1 }],
  ['status=SENT&page=2', { choice: 'SENT', page: 2 }],
])('"%s" is read and written alike', (address, search) => {
  expect(readPayoutSearch(new URLSearchParams(address))).toEqual(search);
  expect(new URLSearchParams(writePayoutSearch(search as ReturnType<typeof readPayoutSearch>)).toString()).toBe(
    address,
  );
});

it.each(['status=LOST', 'page=0', 'page=two'])('what cannot be read (%s) counts as not said', (address) => {
  expect(readPayoutSearch(new URLSearchParams(address))).toEqual({ choice: null, page: 1 });
});

it('unclaimed benefits are asked for as a list of their own', () => {
  expect(payoutQueryOf({ choice: 'UNCLAIMED', page: 2 })).toEqual({ list: 'UNCLAIMED', pageNumber: 2 });
  expect(payoutQueryOf({ choice: 'SENT', page: 1 })).toEqual({ status: 'SENT', pageNumber: 1 });
  expect(payoutQueryOf({ choice: null, page: 1 })).toEqual({ pageNumber: 1 });
});
