import { type Claim, type Representation } from '@portal/contract';
import { claimStage } from '@portal/domain';
import { aClaim } from './a-claim';
import { here } from './some-documents';

/** What was sent the day after the letter, and waits for its answer. */
export const aRepresentation = (more: Partial<Representation> = {}): Representation => ({
  receivedAt: '2026-11-20T08:00:00.000Z',
  text: 'He fell from a ladder.\nThe report of the police says so.',
  files: [{ id: 'report', name: 'police-report.pdf', receivedAt: '2026-11-20T08:00:00.000Z' }],
  answerDue: '2027-01-04',
  answeredAt: null,
  outcome: null,
  answer: [],
  ...more,
});

/** A claim that was refused on 19 November 2026, as its policyholder reads it. */
export const aRefusedClaim = (more: Partial<Claim> = {}): Claim =>
  aClaim({
    status: 'REPUDIATED',
    stage: claimStage({ status: 'REPUDIATED' }),
    awaits: 'NOBODY',
    documents: here,
    amounts: null,
    decision: {
      kind: 'REPUDIATE',
      decidedOn: '2026-11-19',
      letter: {
        parts: [
          { heading: null, paragraphs: ['We are sorry. We cannot pay the claim CL-7K3M-Q2XR for Sipho Nkosi.'] },
          {
            heading: 'If you do not agree',
            paragraphs: ['Tell us why within 90 days, until 17 February 2027. You need no lawyer.'],
          },
        ],
        disagreeUntil: '2027-02-17',
        courtUntil: '2029-11-19',
      },
    },
    allowedActs: ['DISAGREE'],
    ...more,
  });
