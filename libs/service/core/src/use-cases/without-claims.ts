import {
  aliveAdditions,
  claimAdditions,
  claimPaperAdditions,
  claimSignInAdditions,
  continuationAdditions,
  deathRegisterAdditions,
  deathReportAdditions,
  type Endpoint,
  ownReportAdditions,
  payoutReportAdditions,
  staffClaimAdditions,
  staffClaimPaperAdditions,
  staffDeathReportAdditions,
} from '@portal/contract';
import { type UseCases } from './use-cases';

interface Table {
  rows: Record<string, Endpoint>;
  useCases: UseCases;
}

/** Everything about a death: reports of it, and claims. */
const aboutDeath = new Set(
  [
    ...[deathReportAdditions, ownReportAdditions, aliveAdditions, staffDeathReportAdditions],
    ...[claimSignInAdditions, claimAdditions, staffClaimAdditions, payoutReportAdditions],
    ...[claimPaperAdditions, staffClaimPaperAdditions, continuationAdditions, deathRegisterAdditions],
  ].flatMap((rows) => Object.keys(rows)),
);

/** The table for an insurer who takes in neither reports of a death nor claims: the calls are not found, and no capability names them. */
export function withoutClaims({ rows, useCases }: Table): Table {
  const left = Object.fromEntries(Object.entries(rows).filter(([name]) => !aboutDeath.has(name)));
  const calls = Object.values(left).flatMap(({ isAddition, route }) => (isAddition ? [route] : []));
  return { rows: left, useCases: { ...useCases, capabilities: { for: 'everybody-alike', data: { calls } } } };
}
