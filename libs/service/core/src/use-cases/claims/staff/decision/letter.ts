import {
  type Ombud,
  type RefusalFacts,
  type PlainDate,
  refusalLetter,
  type RefusalLetter,
  type Result,
} from '@portal/domain';
import { type ClaimRow } from '@portal/service-store';
import { nameOfDeceased } from '../../name-of-deceased';

/** What a letter of refusal needs beside the claim. */
export interface LetterFacts {
  reason: RefusalFacts;
  wording: string | null;
  /** Rand of premiums that are paid back. */
  premiumRefund: number;
  date: PlainDate;
  phone: string;
  ombud: Ombud;
}

/** The letter of a refusal; LETTER_INCOMPLETE where one of its parts is missing. Source: docs/domain/claims.md#c7-3. */
export const letterOf = (
  { reference, record }: Pick<ClaimRow, 'reference' | 'record'>,
  { reason, wording, premiumRefund, date, phone, ombud }: LetterFacts,
): Result<RefusalLetter> =>
  refusalLetter({
    reference,
    name: nameOfDeceased(record),
    dateOfDeath: record.dateOfDeath,
    date,
    reason,
    clause: wording ?? '',
    documents: record.documents.filter(({ status }) => status === 'ACCEPTED').map(({ label }) => label),
    phone,
    ombud,
    premiumRefund,
  });
