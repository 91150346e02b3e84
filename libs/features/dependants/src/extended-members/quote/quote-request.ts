import { type ExtendedMemberQuote } from '@portal/contract';
import {
  checkDateOfBirth,
  checkExtendedMemberAge,
  codesOf,
  entryDay,
  extendedRelationships,
  fail,
  formatTypedDate,
  isPlainDate,
  ok,
  type PlainDate,
  type Result,
} from '@portal/domain';

/** What a form says that a premium depends on, as it is typed. */
export interface QuoteFacts {
  readonly birth: unknown;
  readonly relationship: unknown;
}

/**
 * What is asked for a quote: every amount, by the birth date alone (an ID number settles it and need not leave the form).
 * Null while something is missing; a refusal when nobody of this age can be added (docs/domain/plans.md#r5-3). `memberId`: who is covered
 * already.
 */
export function quoteRequest(
  { birth, relationship }: QuoteFacts,
  today: PlainDate,
  memberId: string | null = null,
): Result<ExtendedMemberQuote> | null {
  const Relationship = codesOf(extendedRelationships).find((code) => code === relationship);
  if (!isPlainDate(birth) || Relationship === undefined) return null;
  const born = checkDateOfBirth(formatTypedDate(birth), today);
  if (!born.success) return fail(born.message);
  const age = memberId === null ? checkExtendedMemberAge(birth, entryDay(null, today)) : born;
  if (!age.success) return fail(age.message);
  return ok({ Date_Of_Birth: birth, Relationship, Cover_Amount: null, Member_Id: memberId });
}
