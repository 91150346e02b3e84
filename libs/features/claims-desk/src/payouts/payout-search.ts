import { type PayoutStatus, payoutStatuses } from '@portal/domain';

/** The list of what nobody claims, beside those by status. */
export const unclaimed = 'UNCLAIMED';

/** Which payments are listed: those with a status, or unclaimed benefits. Null: all that are neither paid nor cancelled. */
export type PayoutChoice = PayoutStatus | typeof unclaimed | null;

/** What is listed, and which page of it. */
export interface PayoutSearch {
  choice: PayoutChoice;
  page: number;
}

/** What is listed under this code; null where there is no such list. */
export const choiceOf = (code: string | null): PayoutChoice =>
  code === unclaimed ? code : (payoutStatuses.find((status) => status.code === code)?.code ?? null);

/** What the address asks for. What cannot be read there counts as not said. */
export const readPayoutSearch = (address: URLSearchParams): PayoutSearch => ({
  choice: choiceOf(address.get('status')),
  page: /^[1-9]\d{0,5}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : 1,
});

/** The same for an address; what is usual is left out of it. */
export const writePayoutSearch = ({ choice, page }: PayoutSearch): Record<string, string> => ({
  ...(choice !== null && { status: choice }),
  ...(page > 1 && { page: `${page}` }),
});

/** The same for the service. */
export const payoutQueryOf = ({ choice, page: pageNumber }: PayoutSearch) => ({
  pageNumber,
  ...(choice === unclaimed ? { list: choice } : choice !== null && { status: choice }),
});
