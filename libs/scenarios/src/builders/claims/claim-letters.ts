import { addressOfLetter, letterText } from '@portal/contract/words';
import { formatDate, livesLeft, todayInJohannesburg, toldOfDeath } from '@portal/domain';
import { type ToldClaim } from '@portal/service-core';
import { type SeedFailedMessage } from '@portal/service-store';

/** The letter to those who stay covered without a number, which nobody could deliver; nothing where everybody has one. */
export function claimLetters(states: readonly ToldClaim[]): SeedFailedMessage[] {
  const confirmed = states.find(({ claim }) => claim.record.deathConfirmed !== null);
  if (confirmed === undefined || confirmed.claim.lifeKind !== 'MAIN_MEMBER') return [];
  const { policy, claim, updatedAt } = confirmed;
  const confirmedOn = todayInJohannesburg(updatedAt);
  const told = toldOfDeath({
    left: livesLeft(policy, { deceasedId: claim.record.lifeId, on: confirmedOn }),
    Beneficiaries: policy.Beneficiaries,
    payer: null,
    confirmedOn,
    paidUpUntil: policy.Paid_Up_Until ?? null,
  });
  return told.flatMap((one) => {
    if (one.message !== 'COVER_CONTINUES' || one.letterTo === null) return [];
    const { Policy_Number, MainMember } = policy;
    const words = { no: Policy_Number, date: formatDate(one.until), amount: '', premium: '', name: '', reason: '' };
    return {
      policyNumber: Policy_Number,
      channel: 'POST' as const,
      to: addressOfLetter(one.letterTo, MainMember.PostalAddress ?? MainMember.PhysicalAddress),
      text: letterText(one.message, words, formatDate(confirmedOn)),
      purpose: one.message,
      failedAt: updatedAt.toISOString(),
    };
  });
}
