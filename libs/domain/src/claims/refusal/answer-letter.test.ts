import { expect, it } from 'vitest';
import { answerLetter, type AnswerLetterFacts } from './answer-letter';

const facts: AnswerLetterFacts = {
  reference: 'CL-7K3M-Q2XR',
  name: 'Thandi Nkosi',
  dateOfDeath: '2026-10-31',
  date: '2026-11-20',
  reason: { code: 'WAITING_PERIOD', naturalFrom: '2026-11-01' },
  clause: 'For natural causes cover starts after six months.',
  documents: ['Death certificate'],
  phone: '086 000 7580',
  ombud: { name: 'National Financial Ombud Scheme', phone: '0860 800 900', website: 'www.nfosa.co.za' },
  premiumRefund: 0,
  answer: 'The report of the police names an illness.',
};

it('says what we say to it, then the reason and its facts again, and where else to go', () => {
  const letter = answerLetter(facts);
  if (!letter.success) throw new Error(letter.message);
  expect(letter.value.map(({ heading, paragraphs }) => [heading, ...paragraphs])).toEqual([
    [null, 'We are sorry. We cannot pay the claim CL-7K3M-Q2XR for Thandi Nkosi.'],
    ['What we say to it', 'The report of the police names an illness.'],
    [
      'Why',
      'Thandi Nkosi died of natural causes on 31 October 2026. For natural causes the cover starts on 1 November 2026.',
      'The policy says: “For natural causes cover starts after six months.”',
      'We relied on: Death certificate.',
    ],
    ['What could change this', 'Proof of an accident; proof of earlier cover with another insurer'],
    [
      'If you still do not agree',
      'You can also go to the National Financial Ombud Scheme, free of charge: 0860 800 900, www.nfosa.co.za. While they look at it, time stands still.',
      'You can go to court. You have three years from 20 November 2026.',
    ],
  ]);
});

it('is not sent without what the letter of a refusal needs', () => {
  expect(answerLetter({ ...facts, clause: '' })).toMatchObject({ code: 'LETTER_INCOMPLETE' });
});
