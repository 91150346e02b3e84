import { isPlainDate, type PlainDate, todayInJohannesburg } from '@portal/domain';
import * as v from 'valibot';
import { type Entry } from './register';

/** An ID number to look up: 13 digits. */
const idNumber = v.pipe(v.string('idNumber must be text'), v.regex(/^\d{13}$/, 'idNumber must be 13 digits'));
export const QuestionSchema = v.strictObject({ idNumber });

type Typed = { idNumber: string; entry: Entry } | { problem: string };

/** What an operator typed, spaces in the number aside, or what is wrong with it. */
export function readEntry(fields: Record<string, string>, now: Date): Typed {
  const number = v.safeParse(idNumber, fields['idNumber']?.replace(/\s/g, ''));
  if (!number.success) return { problem: 'The ID number has 13 digits.' };
  const entry = entryOf(fields, todayInJohannesburg(now));
  return 'problem' in entry ? entry : { idNumber: number.output, entry };
}

function entryOf(
  { result = '', dateOfDeath = '' }: Record<string, string>,
  today: PlainDate,
): Entry | { problem: string } {
  if (result === 'ALIVE' || result === 'NOT_FOUND' || result === 'NO_ANSWER') return { result, dateOfDeath: null };
  if (result !== 'DECEASED') return { problem: 'Choose what the register says.' };
  if (!isPlainDate(dateOfDeath)) return { problem: 'Enter the date of death.' };
  return dateOfDeath > today ? { problem: 'The date of death cannot be in the future.' } : { result, dateOfDeath };
}
