import { type ApprovalQueueQuery, queueOrders, queueViews } from '@portal/contract';
import { actionTypes, type ActionType } from '@portal/domain';

export type QueueView = (typeof queueViews)[number];
export type QueueOrder = (typeof queueOrders)[number];

/** Which requests are listed, and how. */
export interface QueueSearch {
  view: QueueView;
  order: QueueOrder;
  /** Null: of every kind. */
  actionType: ActionType | null;
  page: number;
}

const usual: QueueSearch = { view: 'to-decide', order: 'age', actionType: null, page: 1 };

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** What the address asks for. What cannot be read there counts as not said. */
export const readQueueSearch = (address: URLSearchParams): QueueSearch => ({
  view: oneOf(queueViews, address.get('view')) ?? usual.view,
  order: oneOf(queueOrders, address.get('order')) ?? usual.order,
  actionType: actionTypes.find(({ code }) => code === address.get('kind'))?.code ?? usual.actionType,
  page: /^[1-9]\d{0,5}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : usual.page,
});

/** The same for an address; what is usual is left out of it. */
export const writeQueueSearch = ({ view, order, actionType, page }: QueueSearch): Record<string, string> => ({
  ...(view !== usual.view && { view }),
  ...(order !== usual.order && { order }),
  ...(actionType !== null && { kind: actionType }),
  ...(page > 1 && { page: `${page}` }),
});

/** The end of an address that says which list somebody comes from: `?view=mine`, or nothing. */
export function queueSuffix(search: QueueSearch): string {
  const text = new URLSearchParams(writeQueueSearch(search)).toString();
  return text === '' ? '' : `?${text}`;
}

/** The same for the service. */
export const queueCall = ({ view, order, actionType, page }: QueueSearch): ApprovalQueueQuery => ({
  view,
  order,
  pageNumber: page,
  ...(actionType !== null && { actionType }),
});
