import { causesOfDeath } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { day, rand, text, textOrNull, yesNo } from '../fields/plain';

/** What a line of a claim stands for. */
const claimLineKinds = ['COVER', 'RIDER', 'DEDUCTION', 'PREMIUM_REFUND'] as const;

/** One line of what a claim pays. */
export const ClaimLineSchema = v.object({
  /** What the line stands for. */
  kind: v.picklist(claimLineKinds),
  /** What it is called on a statement. */
  label: text,
  /** What is paid; below zero where premiums are taken off. */
  amount: rand,
  /** The day on which it is paid; before the decision, as if it were decided today. */
  payOn: day,
});

export const claimTotals = {
  /** What is paid at once, after the deduction. */
  payableNow: rand,
  /** What is paid on later days. */
  payableLater: rand,
};

/** What a claim pays, as the policyholder reads it (docs/domain/claims.md#c4-2). */
export const ClaimAmountsSchema = v.object({
  /** The cause of death that it is computed for: what the documents say, before that what was reported. */
  cause: oneOf(causesOfDeath),
  /** Whether it was decided so; before that it is what follows from the policy and may still change. */
  isDecided: yesNo,
  /** Line by line, as a statement shows it. */
  lines: v.array(ClaimLineSchema),
  ...claimTotals,
  /** Premiums that were overdue on the day of death and are taken off; 0 for none. */
  deduction: rand,
  /** Premiums that are paid back; 0 for none. */
  premiumRefund: rand,
  /** What another cause would pay on top; above zero only while the cause is not known. */
  disputed: rand,
  /** The payments of later days, the earliest first. */
  later: v.array(
    v.object({
      /** The day on which it is paid; before the decision, as if it were decided today. */
      payOn: day,
      /** What is paid on it. */
      amount: rand,
    }),
  ),
  /** Causes that would pay another amount; empty where the cause makes no difference. */
  otherCauses: v.array(
    v.object({
      /** What the death would have to have come of. */
      cause: oneOf(causesOfDeath),
      ...claimTotals,
    }),
  ),
  /** What the law allows for the person over all policies, where cover is cut to what it leaves; null: it cuts nothing. */
  legalMaximum: v.nullable(rand),
  /** Why nothing is payable, in a sentence; null where something is. */
  whyNothing: textOrNull,
});
export type ClaimAmountsRead = v.InferOutput<typeof ClaimAmountsSchema>;
