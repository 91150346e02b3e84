import { type CauseOfDeath, causesOfDeath, codeList, labelOf } from '@portal/domain';
import { type ClaimPayout } from '../records/claim-payout';
import { type ClaimCase } from '../records/staff/claim-case';

type DeathSource = NonNullable<ClaimCase['deathConfirmed']>['source'];

/** A cause of death as staff read it: to them, not knowing it yet is a state and no answer. */
export const causeWords = (cause: CauseOfDeath): string =>
  cause === 'UNKNOWN' ? 'Not known yet' : labelOf(causesOfDeath, cause);

/** By what a death is confirmed. Source: docs/domain/claims.md#c2-4. */
export const deathSourceWords = codeList({
  DEATH_CERTIFICATE: 'Death certificate',
  NOTICE_OF_DEATH: 'DHA-1663 with the death report BI-1680',
  REGISTER: 'Death register',
} satisfies Record<DeathSource, string>);

/** The documents among them. */
export const deathDocumentWords = /* @__PURE__ */ deathSourceWords.filter(({ code }) => code !== 'REGISTER');

type Addressed = Pick<ClaimPayout, 'method' | 'bank' | 'last4' | 'parlour'>;

/** Where a payment of a claim goes. */
export function whereTo({ method, bank, last4, parlour }: Addressed): string {
  if (method === 'CASH_VOUCHER') return 'Cash at a store';
  if (bank !== null && last4 !== null) return `${bank} account ending ${last4}`;
  return parlour === null ? 'Into your account' : 'Into the account of the funeral parlour';
}
