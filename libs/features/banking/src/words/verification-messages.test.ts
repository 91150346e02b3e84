import { BankingDetailsSchema } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { isUsable, verificationOf } from './verification-messages';

const statuses = BankingDetailsSchema.entries.Verification_Status.options;
const account = { Verification_Message: null, Verified_At: null };

describe('what the bank says of an account', () => {
  it.each(statuses)('%s has a label and whole sentences', (Verification_Status) => {
    const { label, sentences } = verificationOf({ ...account, Verification_Status });
    expect(label).toMatch(/^[A-Z]/);
    expect(sentences.length).toBeGreaterThan(0);
    for (const one of sentences) expect(one).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    { Verification_Status: 'PENDING', first: 'We are verifying your account. This can take up to 48 hours.' },
    { Verification_Status: 'FAILED_VERIFICATION', first: 'The bank could not verify this account.' },
    { Verification_Status: 'VERIFIED', first: 'Account verified.' },
  ] as const)('$Verification_Status: "$first"', ({ Verification_Status, first }) => {
    expect(verificationOf({ ...account, Verification_Status }).sentences[0]).toBe(first);
  });

  it('is told in the words of the bank where it gave a reason', () => {
    const failed = { ...account, Verification_Status: 'FAILED_VERIFICATION' } as const;
    const Verification_Message = 'This account is closed or dormant';
    expect(verificationOf({ ...failed, Verification_Message }).sentences[0]).toBe('This account is closed or dormant.');
  });

  it('has the day of South Africa on which it was verified', () => {
    const verified = { ...account, Verification_Status: 'VERIFIED', Verified_At: '2026-11-20T22:30:00Z' } as const;
    expect(verificationOf(verified).sentences).toEqual(['Account verified on 21 November 2026.']);
  });

  it('warns of a verified account that may not allow debit orders', () => {
    const Verification_Message = 'This account may not allow debit orders';
    const told = verificationOf({ ...account, Verification_Status: 'VERIFIED', Verification_Message });
    expect(told).toMatchObject({ warns: true, tone: 'amber', label: 'Verified' });
    expect(told.sentences[0]).toBe('This account may not allow debit orders.');
  });

  it('does not warn where the message only repeats that it was verified', () => {
    const told = verificationOf({
      ...account,
      Verification_Status: 'VERIFIED',
      Verification_Message: 'Account verified',
    });
    expect(told).toMatchObject({ warns: false, tone: 'green', sentences: ['Account verified.'] });
  });

  it('decides whether premiums can be collected from it', () => {
    const usable = statuses.filter((Verification_Status) => isUsable({ Verification_Status }));
    expect(usable).toEqual(['PENDING', 'PROCESSING', 'VERIFIED']);
  });
});
