import { expect, it } from 'vitest';
import { listAddress, readReportSearch, reportAddress } from './report-search';

const read = (address: string) => readReportSearch(new URLSearchParams(address));

it.each(['', '?status=UNLINKED', '?page=2', '?status=CLOSED&page=3'])(
  'the address "%s" is read and written alike',
  (address) => {
    expect(listAddress(read(address))).toBe(`/desk/death-reports${address}`);
    expect(reportAddress('7', read(address))).toBe(`/desk/death-reports/7${address}`);
  },
);

it.each(['status=closed', 'status=EVERYTHING', 'page=0', 'page=two', 'page=-1&status='])(
  'what cannot be read in an address (%s) counts as not said',
  (address) => {
    expect(read(address)).toEqual({ status: null, page: 1 });
  },
);
