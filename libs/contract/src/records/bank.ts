import * as v from 'valibot';
import { text } from '../fields/plain';

/** A bank, its universal branch code and the lengths its account numbers have (domain rules 3.1). */
export const BankSchema = v.object({
  Bank_Name: text,
  /** Text: 051001 keeps its zero. */
  Branch_Code: text,
  Account_Number_Min_Length: v.number(),
  Account_Number_Max_Length: v.number(),
});
export type BankReference = v.InferOutput<typeof BankSchema>;
