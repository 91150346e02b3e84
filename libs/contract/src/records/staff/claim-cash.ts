import * as v from 'valibot';
import { count, instant, key, rand, text, textOrNull } from '../../fields/plain';
import { remark } from '../../fields/remark';
import { written } from '../../fields/written';
import { claimVersion } from '../claim-document';

/** What staff may do about cash for somebody: one asks, another confirms or gives it back. */
const cashActs = ['ASK_CASH', 'CONFIRM_CASH', 'GIVE_BACK_CASH'] as const;

/** What of somebody's share could be paid in cash at a store, or waits for a second person (docs/domain/claims.md#c6-2). */
export const ShareInCashSchema = v.object({
  /** Whose share, by the id within the claim. */
  claimantId: key,
  /** The name. */
  name: text,
  /** What is not handed over yet, also what is paid later. */
  amount: rand,
  /** How many vouchers that is. */
  vouchers: count,
  /** The number that the codes go to, masked; null while there is none. */
  cellNumber: textOrNull,
  /** Who asked for it and when, while a second person has not confirmed; null: nobody has asked. */
  asked: v.nullable(
    v.object({
      /** The member of staff. */
      by: text,
      /** When. */
      at: instant,
    }),
  ),
  /** What the caller may do now. */
  allowedActs: v.array(v.picklist(cashActs)),
  /** Why it cannot be asked for, or the caller may not confirm; null where they may. */
  whyNot: textOrNull,
});
export type ShareInCash = v.InferOutput<typeof ShareInCashSchema>;

const asRead = {
  /** The version of the claim that was read; with an older one nothing is done. */
  version: claimVersion,
};

export const AskCashSchema = written(asRead);
export const ConfirmCashSchema = written(asRead);
export const GiveBackCashSchema = written({
  /** Why it is not paid in cash, 5 to 500 characters. */
  sentence: remark({ required: 'Say why it is not paid in cash', min: 5, max: 500, what: 'The sentence' }),
  ...asRead,
});
