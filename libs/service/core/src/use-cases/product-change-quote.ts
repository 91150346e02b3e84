import { type Endpoints, type Quote } from '@portal/contract';
import { quotePlan, quoteWithinMaximum } from '@portal/service-change-pipeline';
import { findOpenQuote, insertQuotes } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';
import { refusalOf } from './pipeline-tools';

/**
 * What another plan would cost and do. It is kept, so that the change can name it; who asks again is given the same quote as
 * long as it says the same.
 */
export async function productChangeQuote(
  { params, policy, request }: PolicyCall<Endpoints['productChangeQuote']>,
  { database, random }: Tools,
): Promise<Quote> {
  const { today, now } = request;
  const { productId } = params;
  const quoted = quotePlan(policy.record, { productId, id: random.uuid(), today, now });
  if (!quoted.success) throw refusalOf(quoted);
  const within = await quoteWithinMaximum(database, policy.record, quoted.value);
  if (!within.success) throw refusalOf(within);
  const { value: quote } = within;
  const { id, policyNumber, validUntil } = quote;
  const given = await findOpenQuote(database, policyNumber, productId, today);
  if (given && saysTheSame(given.record, quote)) return given.record;
  await insertQuotes(database, [{ id, policyNumber, status: 'OPEN', validUntil, record: quote, createdAt: now }]);
  return quote;
}

const saysTheSame = (one: Quote, other: Quote): boolean =>
  one.currentProductId === other.currentProductId &&
  one.currentPremium === other.currentPremium &&
  one.newPremium === other.newPremium &&
  one.effectiveDate === other.effectiveDate &&
  JSON.stringify(one.warnings) === JSON.stringify(other.warnings);
