import { claimStatuses, codesOf } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { type ClaimInProgress, claimProgress, claimSteps, claimTitle } from './claim-progress';

const claim: ClaimInProgress = {
  status: 'REPORTED',
  awaits: 'CLAIMANT',
  decisionDue: null,
  disputeDue: null,
  vouchersToCash: 0,
  documentsMissing: 2,
};
const ofNandi = {
  id: 'nandi',
  kind: 'CHILD',
  name: 'Nandi Khumalo',
  isRepresented: true,
  heading: '',
  awaits: 'CLAIMANT',
  documentsMissing: 0,
} as const;
const ofEstate = { ...ofNandi, kind: 'ESTATE', name: 'Estate of Vusi Khumalo' } as const;
const today = '2026-11-20';
const said = (more: Partial<ClaimInProgress>) => {
  const { step, turn, sentence, end } = claimProgress({ ...claim, ...more }, today);
  return `${step} ${turn} | ${sentence} | ${end}`;
};

describe('a claim in one line', () => {
  it.each<[Partial<ClaimInProgress>, string]>([
    [{}, '2 mine | Your move: send 2 documents when you have them. | null'],
    [{ documentsMissing: 1 }, '2 mine | Your move: send one document when you have it. | null'],
    [{ documentsMissing: 0 }, '2 mine | Your move: send the documents when you have them. | null'],
    [
      { status: 'IN_ASSESSMENT', awaits: 'US', decisionDue: '2026-11-24' },
      '3 theirs | Our move: we decide by 24 November 2026. | null',
    ],
    [
      { status: 'DISPUTED', awaits: 'US', decisionDue: '2026-11-24', disputeDue: '2026-12-14' },
      '3 theirs | Our move: we decide by 14 December 2026 at the latest. | null',
    ],
    [
      { status: 'IN_ASSESSMENT', awaits: 'US', decisionDue: '2026-11-19' },
      '3 theirs | Our move: we are late. We said that we would decide by 19 November 2026. | null',
    ],
    [{ status: 'APPROVED', awaits: 'CLAIMANT' }, '4 mine | Your move: tell us where to pay your part. | null'],
    [{ status: 'APPROVED', awaits: 'US', decisionDue: '2026-11-24' }, '4 theirs | Our move: we pay you. | null'],
    [
      { status: 'APPROVED', vouchersToCash: 1 },
      '4 mine | Your move: take the code from your SMS and your ID to a store. | null',
    ],
    [{ status: 'APPROVED', awaits: 'BANK' }, '4 theirs | The bank’s move: it can take one business day. | null'],
    [
      { status: 'APPROVED', awaits: 'CLAIMANT', part: ofNandi },
      '4 mine | Your move: tell us where to pay the part of Nandi Khumalo. | null',
    ],
    [{ status: 'APPROVED', awaits: 'US', part: ofNandi }, '4 theirs | Our move: we pay for Nandi Khumalo. | null'],
    [
      { status: 'APPROVED', awaits: 'CLAIMANT', part: ofEstate },
      '4 mine | Your move: tell us where to pay the part of the estate. | null',
    ],
    [{ status: 'APPROVED', awaits: 'US', part: ofEstate }, '4 theirs | Our move: we pay the estate. | null'],
    [{ status: 'PAID', awaits: 'NOBODY' }, '4 nobody | You need to do nothing. | null'],
    [{ status: 'PAID', awaits: 'US', decisionDue: '2026-11-24' }, '4 theirs | Our move: we pay you. | null'],
    [{ status: 'REPUDIATED', awaits: 'NOBODY' }, '3 nobody | If you do not agree, tell us why. | Not approved'],
    [
      { status: 'REPUDIATED', awaits: 'US' },
      '3 theirs | Our move: somebody else looks at what you sent. | Not approved',
    ],
    [{ status: 'WITHDRAWN', awaits: 'NOBODY' }, '2 nobody | You can open it again at any time. | Withdrawn'],
    [{ status: 'DORMANT', awaits: 'NOBODY' }, '2 nobody | You can open it again at any time. | Closed for now'],
    [{ status: 'VOID', awaits: 'NOBODY' }, '2 nobody | You need to do nothing. | Reported by mistake'],
  ])('%j: %s', (more, sentence) => {
    expect(said(more)).toBe(sentence);
  });

  it('is at one of the steps in every status', () => {
    for (const status of codesOf(claimStatuses)) {
      const { step, place } = claimProgress({ ...claim, status }, today);
      expect(claimSteps[step - 1]).toBeDefined();
      expect(place).toBe(`Step ${step} of 4`);
    }
  });

  it('is called after the person, and a stillborn child by no name', () => {
    expect(claimTitle({ life: { id: 'a', name: 'Sipho Nkosi', kind: 'SPOUSE' } })).toBe('Claim for Sipho Nkosi');
    expect(claimTitle({ life: { id: null, name: 'Stillborn child', kind: 'STILLBORN' } })).toBe(
      'Claim for a stillborn child',
    );
  });
});
