import { type Endpoints, type Quote } from '@portal/contract';
import {
  addDays,
  ageOn,
  changeEffectiveDate,
  checkExtendedCover,
  checkIdNumber,
  extendedCoverAmounts,
  extendedRate,
  limits,
  waitingPeriodEnd,
} from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { insertQuotes, type QuoteRow } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';

type Call = PolicyCall<Endpoints['extendedMemberQuote']>;

/** What a relative would cost: one quote for the amount named, or one for every amount that is allowed. */
export async function extendedMemberQuote(call: Call, { database, random }: Tools): Promise<Quote[]> {
  const { body, policy, request } = call;
  const birthDate = birthOf(body, request.today);
  const age = ageOn(birthDate, request.today);
  const asked = body.Cover_Amount === null ? extendedCoverAmounts : [body.Cover_Amount];
  const rows = asked.flatMap((cover): QuoteRow[] => {
    const rate = extendedRate(extendedRates, age, cover);
    const isAllowed = checkExtendedCover(age, cover, policy.record.Product.levelOfCover).success;
    if (rate === null || !isAllowed) return [];
    const quote = quoteOf(call, random.uuid(), { cover, rate });
    const record = { ...quote, birthDate, relationship: body.Relationship };
    const { policyNumber } = policy;
    return [
      { id: quote.id, policyNumber, status: 'OPEN', validUntil: quote.validUntil, record, createdAt: request.now },
    ];
  });
  await insertQuotes(database, rows);
  return rows.map(({ record: { birthDate: _birth, relationship: _relationship, ...quote } }) => quote);
}

const birthOf = ({ Date_Of_Birth, Id_Number }: Call['body'], today: string): string => {
  const read = Id_Number === null ? null : checkIdNumber(Id_Number, today);
  return read?.success ? read.value.dateOfBirth : (Date_Of_Birth ?? today);
};

function quoteOf(
  { policy: { record }, request }: Call,
  id: string,
  { cover, rate }: { cover: number; rate: number },
): Quote {
  const effectiveDate = changeEffectiveDate(request.today);
  return {
    ...{ id, quoteType: 'EXTENDED_MEMBER', policyNumber: record.Policy_Number, coverAmount: cover },
    ...{ currentProductId: record.Product.id, productId: null },
    currentPremium: record.Monthly_Premium,
    newPremium: record.Monthly_Premium + rate,
    difference: rate,
    breakdown: [
      { label: 'Plan', current: record.Base_Premium, proposed: record.Base_Premium },
      { label: 'Extended members', current: record.Extended_Premium, proposed: record.Extended_Premium + rate },
      { label: 'Benefits', current: record.Supplementary_Premium, proposed: record.Supplementary_Premium },
    ],
    coverChanges: [{ field: 'Cover_Amount', label: 'Cover', current: 0, proposed: cover }],
    ...{ effectiveDate, validUntil: addDays(request.today, limits.QUOTE_VALID_DAYS) },
    waitingPeriodMonths: limits.WAITING_MONTHS_NATURAL,
    waitingPeriodEndDate: waitingPeriodEnd(effectiveDate),
    ...{ isDowngrade: false, warnings: [], status: 'OPEN', createdAt: request.now.toISOString() },
  };
}
