import { type ClaimQueueQuery, claimViews } from '@portal/contract';

export type ClaimView = (typeof claimViews)[number];

/** Which claims are listed. */
export interface QueueSearch {
  view: ClaimView;
  page: number;
}

const usual: QueueSearch = { view: 'TO_DECIDE', page: 1 };

/** A view as an address names it: `waiting-for-family`. */
const slugOf = (view: ClaimView) => view.toLowerCase().replaceAll('_', '-');

/** What the address asks for. What cannot be read there counts as not said. */
export const readQueueSearch = (address: URLSearchParams): QueueSearch => ({
  view: claimViews.find((view) => slugOf(view) === address.get('view')) ?? usual.view,
  page: /^[1-9]\d{0,5}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : usual.page,
});

/** The same for an address; what is usual is left out of it. */
export const writeQueueSearch = ({ view, page }: QueueSearch): Record<string, string> => ({
  ...(view !== usual.view && { view: slugOf(view) }),
  ...(page > 1 && { page: `${page}` }),
});

/** The end of an address that says which list somebody comes from: `?view=mine`, or nothing. */
export function queueSuffix(search: QueueSearch): string {
  const text = new URLSearchParams(writeQueueSearch(search)).toString();
  return text === '' ? '' : `?${text}`;
}

/** The same for the service. */
export const queueCall = ({ view, page }: QueueSearch): ClaimQueueQuery => ({ view, pageNumber: page });
