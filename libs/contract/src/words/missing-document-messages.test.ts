import { expect, it } from 'vitest';
import { cannotApproveWithout, missingDocumentWords } from './missing-document-messages';

const newborn = {
  type: 'BIRTH_CERTIFICATE',
  firstName: 'Naledi',
  isAskedAgain: false,
  isBlocking: true,
  message: null,
} as const;

it('a newborn without a birth certificate is not covered, and the request cannot be approved', () => {
  expect(missingDocumentWords(newborn)).toEqual({
    title: 'Birth certificate missing',
    sentence: 'Naledi is not covered yet. The request cannot be approved before we have the birth certificate.',
    send: 'Send the birth certificate',
  });
});

it('one that could not be used is asked for again, with the reason', () => {
  const { title, sentence, send } = missingDocumentWords({
    ...newborn,
    isAskedAgain: true,
    message: 'The stamp cannot be read.',
  });
  expect(title).toBe('Birth certificate needed again');
  expect(sentence).toMatch(/^We asked: “The stamp cannot be read.” Naledi is not covered yet\./);
  expect(send).toBe('Send the birth certificate again');
});

it('a document that whoever decides may do without does not block', () => {
  const spouse = { ...newborn, type: 'MARRIAGE_CERTIFICATE', isBlocking: false } as const;
  expect(missingDocumentWords(spouse).sentence).toBe(
    'Naledi is not covered yet. The request waits for the marriage certificate.',
  );
  expect(missingDocumentWords({ ...spouse, firstName: null }).sentence).toBe(
    'The request waits for the marriage certificate.',
  );
});

it('whoever tries to approve reads why not', () => {
  expect(cannotApproveWithout(newborn)).toBe(
    'The birth certificate is missing, and the request cannot be approved without it.',
  );
});
