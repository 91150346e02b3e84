import { type Endpoints, notOnPolicy, type Quote } from '@portal/contract';
import {
  addDays,
  changeEffectiveDate,
  checkExtendedEntry,
  checkIdNumber,
  entryDay,
  extendedCoverAmounts,
  extendedPremium,
  isActiveLife,
  limits,
  waitingPeriodEnd,
} from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { refusedFields } from '@portal/service-change-pipeline';
import { insertQuotes, type QuoteRow } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';
import { refusalOf } from './pipeline-tools';

type Call = PolicyCall<Endpoints['extendedMemberQuote']>;

/** What a relative would cost: one quote for the amount named, or one for every amount that is allowed. */
export async function extendedMemberQuote(call: Call, { database, random }: Tools): Promise<Quote[]> {
  const { body, policy, request } = call;
  const { policyNumber, record } = policy;
  const { today } = request;
  const member = memberOf(call);
  const birthDate = birthOf(body, today);
  const entry = entryDay(member, today);
  const asked = body.Cover_Amount === null ? extendedCoverAmounts : [body.Cover_Amount];
  const rows = asked.flatMap((cover): QuoteRow[] => {
    const relative = { Date_Of_Birth: birthDate, Cover_Amount: cover };
    const premium = extendedPremium(extendedRates, relative, entry);
    const isAllowed = checkExtendedEntry(relative, record.Product.levelOfCover, { entry, today }).success;
    if (premium === null || !isAllowed) return [];
    const quote = quoteOf(call, random.uuid(), { cover, premium, member });
    const { Relationship: relationship, Id_Number: idNumber } = body;
    const quoted = { ...quote, birthDate, relationship, idNumber, memberId: member?.id ?? null, premium };
    const { id, validUntil } = quote;
    return [{ id, policyNumber, status: 'OPEN', validUntil, record: quoted, createdAt: request.now }];
  });
  await insertQuotes(database, rows);
  return rows.map(
    ({ record: { birthDate: _b, relationship: _r, idNumber: _i, memberId: _m, premium: _p, ...quote } }) => quote,
  );
}

type Member = Call['policy']['record']['ExtendedMembers'][number];

/** The relative who is covered already; null for somebody who would join. */
function memberOf({ body: { Member_Id }, policy: { record } }: Call): Member | null {
  if (Member_Id === null) return null;
  const member = record.ExtendedMembers.find((one) => one.id === Member_Id && isActiveLife(one));
  if (!member) throw refusalOf(refusedFields([{ field: 'Member_Id', message: notOnPolicy }]));
  return member;
}

const birthOf = ({ Date_Of_Birth, Id_Number }: Call['body'], today: string): string => {
  const read = Id_Number === null ? null : checkIdNumber(Id_Number, today);
  return read?.success ? read.value.dateOfBirth : (Date_Of_Birth ?? today);
};

function quoteOf(
  { policy: { record }, request }: Call,
  id: string,
  { cover, premium, member }: { cover: number; premium: number; member: Member | null },
): Quote {
  const effectiveDate = changeEffectiveDate(request.today);
  const difference = premium - (member?.Monthly_Premium ?? 0);
  return {
    id,
    quoteType: 'EXTENDED_MEMBER',
    policyNumber: record.Policy_Number,
    coverAmount: cover,
    currentProductId: record.Product.id,
    productId: null,
    currentPremium: record.Monthly_Premium,
    newPremium: record.Monthly_Premium + difference,
    difference,
    breakdown: [
      { label: 'Plan', current: record.Base_Premium, proposed: record.Base_Premium },
      { label: 'Extended members', current: record.Extended_Premium, proposed: record.Extended_Premium + difference },
      { label: 'Benefits', current: record.Supplementary_Premium, proposed: record.Supplementary_Premium },
    ],
    coverChanges: [{ field: 'Cover_Amount', label: 'Cover', current: member?.Cover_Amount ?? 0, proposed: cover }],
    effectiveDate,
    validUntil: addDays(request.today, limits.QUOTE_VALID_DAYS),
    waitingPeriodMonths: limits.WAITING_MONTHS_NATURAL,
    waitingPeriodEndDate: waitingPeriodEnd(effectiveDate),
    isDowngrade: false,
    warnings: [],
    status: 'OPEN',
    createdAt: request.now.toISOString(),
  };
}
