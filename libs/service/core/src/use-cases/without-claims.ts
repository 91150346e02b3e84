import {
  aliveAdditions,
  claimAdditions,
  claimCashAdditions,
  claimPaperAdditions,
  claimSignInAdditions,
  continuationAdditions,
  deathRegisterAdditions,
  deathReportAdditions,
  ownReportAdditions,
  payoutReportAdditions,
  staffClaimAdditions,
  staffClaimPaperAdditions,
  staffDeathReportAdditions,
  voucherReportAdditions,
} from '@portal/contract';
import { type Table, withoutCalls } from './without-calls';

/** Everything about a death: reports of it, and claims. */
const aboutDeath = new Set(
  [
    ...[deathReportAdditions, ownReportAdditions, aliveAdditions, staffDeathReportAdditions],
    ...[claimSignInAdditions, claimAdditions, staffClaimAdditions, payoutReportAdditions],
    ...[claimPaperAdditions, staffClaimPaperAdditions, continuationAdditions, deathRegisterAdditions],
    ...[claimCashAdditions, voucherReportAdditions],
  ].flatMap((rows) => Object.keys(rows)),
);

/** The table for an insurer who takes in neither reports of a death nor claims: the calls are not found, and no capability names them. */
export const withoutClaims = (table: Table): Table => withoutCalls(table, aboutDeath);
