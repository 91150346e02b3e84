import { type ClaimCase } from '@portal/contract';
import { aRecommendation, aWaitingCase, naledi, takenBy } from './a-claim-case';

type Representation = ClaimCase['representations'][number];

/** What the family sent against the decision; nobody has answered it. */
export const aRepresentation = (more: Partial<Representation> = {}): Representation => ({
  id: 'representation-1',
  receivedAt: '2026-11-20T09:30:00.000Z',
  sentBy: 'Thandi Nkosi',
  text: 'He fell from a ladder.\nThe report of the police says so.',
  files: [{ id: 'file-report', name: 'police-report.pdf', receivedAt: '2026-11-20T09:30:00.000Z' }],
  answerDue: '2027-01-04',
  answeredAt: null,
  answer: null,
  ...more,
});

/** An answer that waits for an administrator. */
export const anAnswer = (
  more: Partial<NonNullable<Representation['answer']>> = {},
): NonNullable<Representation['answer']> => ({
  outcome: 'REJECTED',
  text: 'The report of the police names an illness.',
  by: { id: 'staff-johan', name: 'Johan van Wyk' },
  at: '2026-11-21T08:00:00.000Z',
  confirmedBy: null,
  ...more,
});

/** A claim that was refused, which the caller has taken on, with what the family sent against it. */
export const aRefusedCase = (more: Partial<ClaimCase> = {}): ClaimCase =>
  aWaitingCase({
    status: 'REPUDIATED',
    awaits: 'US',
    takenBy: { ...takenBy(true), id: 'me', name: 'Me' },
    decision: {
      ...aRecommendation({ kind: 'REPUDIATE', payableNow: 0, reasonCode: 'WAITING_PERIOD', wording: 'Clause 4' }),
      by: naledi,
      confirmedBy: { id: 'staff-priya', name: 'Priya Naidoo' },
      confirmedAt: '2026-11-20T09:00:00.000Z',
      note: null,
    },
    clocks: { ...aWaitingCase().clocks, decidedAt: '2026-11-20T09:00:00.000Z' },
    representations: [aRepresentation()],
    allowedActs: ['ANSWER'],
    ...more,
  });
