import { type PayoutStatus, payoutStatuses } from '@portal/domain';

/** Which payments are listed. */
export interface PayoutSearch {
  /** Null: all that are neither paid nor cancelled. */
  status: PayoutStatus | null;
  page: number;
}

/** The status with this code; null where there is none. */
export const statusOf = (code: string | null): PayoutStatus | null =>
  payoutStatuses.find((status) => status.code === code)?.code ?? null;

/** What the address asks for. What cannot be read there counts as not said. */
export const readPayoutSearch = (address: URLSearchParams): PayoutSearch => ({
  status: statusOf(address.get('status')),
  page: /^[1-9]\d{0,5}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : 1,
});

/** The same for an address; what is usual is left out of it. */
export const writePayoutSearch = ({ status, page }: PayoutSearch): Record<string, string> => ({
  ...(status !== null && { status }),
  ...(page > 1 && { page: `${page}` }),
});
