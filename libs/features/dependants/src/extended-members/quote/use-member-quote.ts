import { apiOf, unwrap } from '@portal/api-client';
import { type ExtendedMemberQuote, type Quote, quoteEndpoints } from '@portal/contract';
import { entryDay, type PlainDate, type Result } from '@portal/domain';
import { useSelectedPolicyNumber, useToday } from '@portal/policy-workflow';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { notOffered, type NotOffered, type Offer, offersOf, type Priced } from './offers';
import { type QuoteFacts, quoteRequest } from './quote-request';
import { useSettled } from './use-settled';

/** What the form says, as it is typed. */
interface Asked extends QuoteFacts {
  readonly cover: unknown;
}

/** The premiums of one person, worked out while a form is filled in. */
export interface MemberQuote {
  /** The form says what it says now. */
  ask: (asked: Asked) => void;
  /** What would be asked for; null while something is missing. */
  request: Result<ExtendedMemberQuote> | null;
  /** The last amounts that are known, of what was asked before while the next are on their way. */
  offers: Offer[];
  notOffered: NotOffered[];
  /** For whom: the birth date they belong to. */
  birth: PlainDate | null;
  state: 'idle' | 'loading' | 'failed' | 'offline' | 'ready';
  again: () => void;
  /** The `Quote_Id` of the chosen amount: empty until there is one, `noQuoteNeeded` when nothing about the price changes. */
  quoteId: string;
  priced: Priced;
}

/** Stands in a form where a quote would; it is never sent. */
const noQuoteNeeded = 'none';

/** How long a form rests before a quote is asked for, in milliseconds. */
const rest = 400;

export function useMemberQuote(priced: Priced): MemberQuote {
  const today = useToday();
  const policyNumber = useSelectedPolicyNumber();
  const [asked, ask] = useState<Asked>({ birth: null, relationship: null, cover: null });
  const { birth, relationship, cover } = asked;
  const memberId = priced.member?.id ?? null;
  const request = useMemo(
    () => quoteRequest({ birth, relationship }, today, memberId),
    [birth, relationship, today, memberId],
  );
  const wanted = request?.success ? request.value : null;
  const settled = useSettled(wanted, rest);
  const query = useQuery({ ...quoteQuery(policyNumber, settled), placeholderData: keepPreviousData });

  const { data } = query;
  const isCurrent = wanted !== null && wanted === settled && data !== undefined && !query.isPlaceholderData;
  const { member } = priced;
  const known = data?.birth ?? member?.Date_Of_Birth ?? null;
  const offers = known === null ? [] : offersOf(data?.quotes ?? [], known, priced);
  const isAsNow = member !== null && birth === member.Date_Of_Birth && Number(cover) === member.Cover_Amount;
  const offer = isCurrent ? offers.find((one) => one.cover === Number(cover)) : undefined;
  return {
    ask,
    request,
    offers,
    birth: known,
    priced,
    notOffered:
      known === null || !data
        ? []
        : notOffered(offers, known, { today, entry: entryDay(member, today) }, priced.ownCover),
    state: stateOf(),
    again: () => void query.refetch(),
    quoteId: isAsNow ? noQuoteNeeded : (offer?.quoteId ?? ''),
  };

  function stateOf(): MemberQuote['state'] {
    if (wanted === null) return 'idle';
    if (wanted !== settled) return 'loading';
    if (query.fetchStatus === 'paused') return 'offline';
    if (query.isError && query.fetchStatus === 'idle') return 'failed';
    return isCurrent ? 'ready' : 'loading';
  }
}

/** Read like everything else about the policy: after each change of it, and when a quote has expired, it is asked for anew. */
const quoteQuery = (policyNumber: string | null, body: ExtendedMemberQuote | null) =>
  queryOptions({
    queryKey: ['read', { policyNumber }, quoteEndpoints.extendedMemberQuote.route, body] as const,
    queryFn:
      policyNumber === null || body === null
        ? skipToken
        : async ({ client, signal }): Promise<{ birth: PlainDate; quotes: Quote[] }> => {
            const { extendedMemberQuote } = quoteEndpoints;
            const answer = await apiOf(client).call(extendedMemberQuote, { policyNumber }, body, { signal });
            return { birth: String(body.Date_Of_Birth), quotes: unwrap(answer) };
          },
    staleTime: Infinity,
  });
