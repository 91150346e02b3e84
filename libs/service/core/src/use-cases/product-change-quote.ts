import { type Endpoints, type Quote } from '@portal/contract';
import { quotePlan } from '@portal/service-change-pipeline';
import { insertQuotes } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';
import { refusalOf } from './pipeline-tools';

/** What another plan would cost and do: kept, so that the change can name it. */
export async function productChangeQuote(
  { params, policy, request }: PolicyCall<Endpoints['productChangeQuote']>,
  { database, random }: Tools,
): Promise<Quote> {
  const { today, now } = request;
  const quoted = quotePlan(policy.record, { productId: params.productId, id: random.uuid(), today, now });
  if (!quoted.success) throw refusalOf(quoted);
  const { value: quote } = quoted;
  const { id, policyNumber, validUntil } = quote;
  await insertQuotes(database, [{ id, policyNumber, status: 'OPEN', validUntil, record: quote, createdAt: now }]);
  return quote;
}
