import { readQuery } from '@portal/api-client';
import { type ClaimCase, type ClaimQueue, type PayoutPage, staffClaimAdditions } from '@portal/contract';
import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { caseQuery, queueQuery } from '../data/claim-queries';
import { type QueueSearch } from '../data/queue-search';

/** What a story has been given before it is drawn. */
interface Context {
  loaded: Record<string, unknown>;
}

const clientOf = ({ loaded }: Context) => (loaded['visit'] as { auth: { client: QueryClient } }).auth.client;

/** What was read of a story's page as if it had just come, and is not read again while the story lasts. */
const show = (context: Context, queryKey: QueryKey, data: unknown) => {
  const client = clientOf(context);
  client.setQueryDefaults(queryKey, { staleTime: Infinity });
  client.setQueryData(queryKey, data);
};

/** Begins a story with this claim on its page. */
export const withCase = (found: ClaimCase) => (context: Context) => show(context, caseQuery(found.id).queryKey, found);

/** Begins a story with this page of claims. */
export const withQueue =
  (page: ClaimQueue, search: QueueSearch = { view: 'TO_DECIDE', page: 1 }) =>
  (context: Context) =>
    show(context, queueQuery(search).queryKey, page);

/** Begins a story with this page of payments. */
export const withPayouts = (page: PayoutPage) => (context: Context) =>
  show(context, readQuery(staffClaimAdditions.payouts, {}, { pageNumber: 1 }).queryKey, page);
