import * as v from 'valibot';
import { count, text, textOrNull } from '../fields/plain';

/** A bank with its universal branch code and the lengths of its account numbers (docs/domain/banking.md#r3-1). */
export const BankSchema = v.object({
  /** The name of the bank, as banking details name it. */
  Bank_Name: text,
  /** The universal branch code, 6 digits; text, because 051001 keeps its zero. */
  Branch_Code: text,
  /** The least digits of an account number. */
  minLength: count,
  /** The most digits of an account number. */
  maxLength: count,
  /** What account numbers of this bank start with; null: anything. */
  prefix: textOrNull,
  /** The length of the numbers that start with the prefix; null: all of them do. */
  prefixLength: v.nullable(count),
});
export type BankReference = v.InferOutput<typeof BankSchema>;
