import { expect, it } from 'vitest';
import { readPayoutSearch, writePayoutSearch } from './payout-search';

it.each([
  ['', { status: null, page: 1 }],
  ['status=FAILED', { status: 'FAILED', page: 1 }],
  ['status=SENT&page=2', { status: 'SENT', page: 2 }],
])('"%s" is read and written alike', (address, search) => {
  expect(readPayoutSearch(new URLSearchParams(address))).toEqual(search);
  expect(new URLSearchParams(writePayoutSearch(search as ReturnType<typeof readPayoutSearch>)).toString()).toBe(
    address,
  );
});

it.each(['status=LOST', 'page=0', 'page=two'])('what cannot be read (%s) counts as not said', (address) => {
  expect(readPayoutSearch(new URLSearchParams(address))).toEqual({ status: null, page: 1 });
});
