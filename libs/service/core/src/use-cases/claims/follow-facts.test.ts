import { type ClaimDocumentLine, type ClaimRecord } from '@portal/service-store';
import { aClaimRecord } from '@portal/service-store/testing';
import { describe, expect, it } from 'vitest';
import { type ClaimDraft, followFacts } from './follow-facts';

const reported = '2026-11-16T08:00:00.000Z';
const now = new Date('2026-11-20T21:59:00Z');
let ids = 0;
const tools = { now, uuid: () => `id-${(ids += 1)}` };

const claimWith = (more: Partial<ClaimRecord> = {}, status: ClaimDraft['status'] = 'REPORTED'): ClaimDraft => ({
  status,
  lifeKind: 'CHILD',
  record: aClaimRecord({ clockFrom: reported, ...more }),
});
const withCertificate = (line: Partial<ClaimDocumentLine>) =>
  aClaimRecord().documents.map((one) => (one.type === 'DEATH_CERTIFICATE' ? { ...one, ...line } : one));
const received = { status: 'RECEIVED', settledAt: '2026-11-20T21:58:00.000Z' } as const;

describe('a claim that waits for documents', () => {
  it('goes on waiting while one is needed', () => {
    const followed = followFacts(claimWith(), tools);
    expect(followed).toMatchObject({ status: 'REPORTED', isCompleted: false });
    expect(followed.record.clock.decisionDue).toBeNull();
  });

  it('is complete with the receipt of the last one, not with its reading, and the day itself counts nothing', () => {
    const followed = followFacts(claimWith({ documents: withCertificate(received) }), tools);
    expect(followed).toMatchObject({ status: 'IN_ASSESSMENT', isCompleted: true });
    expect(followed.record.clock).toEqual({
      completeAt: received.settledAt,
      decisionDue: '2026-11-24',
      disputedAt: null,
      disputeDue: null,
    });
    expect(followed.record.history.at(-1)).toMatchObject({ event: 'COMPLETE' });
  });

  it('never has a clock from before it was reported or opened again', () => {
    const documents = withCertificate({ ...received, settledAt: '2026-11-02T08:00:00.000Z' });
    expect(followFacts(claimWith({ documents }), tools).record.clock.completeAt).toBe(reported);
  });

  it('asks for more when the facts ask for more, and waits for that', () => {
    const documents = withCertificate(received);
    const followed = followFacts(claimWith({ documents, countryOfDeath: 'MZ' }), tools);
    expect(followed.status).toBe('REPORTED');
    expect(followed.record.documents.map(({ type, status }) => [type, status])).toEqual([
      ['DEATH_CERTIFICATE', 'RECEIVED'],
      ['FOREIGN_DEATH_DOCUMENTS', 'NEEDED'],
    ]);
  });
});

it.each(['IN_ASSESSMENT', 'DISPUTED', 'APPROVED'] as const)(
  'a claim that is %s stays so when another document is asked for: its clock is not stopped',
  (status) => {
    const clock = { completeAt: reported, decisionDue: '2026-11-18', disputedAt: null, disputeDue: null };
    const draft = claimWith({ documents: withCertificate(received), clock, countryOfDeath: 'MZ' }, status);
    const followed = followFacts(draft, tools);
    expect(followed).toMatchObject({ status, isCompleted: false, record: { clock } });
    expect(followed.record.documents).toHaveLength(2);
  },
);

it('an account that the bank could not confirm asks for a letter, and only the payment waits for it', () => {
  const account = { Verification_Status: 'FAILED_VERIFICATION' } as never;
  const holder = {
    id: 'holder',
    role: 'POLICYHOLDER',
    beneficiaryId: null,
    name: 'Thandi Nkosi',
    idNumber: null,
    dateOfBirth: '1985-06-15',
    cellNumber: null,
    share: 100,
    isSignedIn: true,
    hasComeForward: true,
    isReporter: true,
    account,
  } as const;
  const followed = followFacts(claimWith({ documents: withCertificate(received), claimants: [holder] }), tools);
  expect(followed.status).toBe('IN_ASSESSMENT');
  expect(followed.record.documents.map(({ type, neededFor }) => [type, neededFor])).toEqual([
    ['DEATH_CERTIFICATE', 'DECISION'],
    ['BANK_LETTER', 'PAYMENT'],
  ]);
});
