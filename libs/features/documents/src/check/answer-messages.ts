import { type CertificateState } from '@portal/contract';

/** What is known of a certificate; nothing is known of most codes. */
export type CertificateAnswer = CertificateState['state'] | 'NOT_FOUND';

interface AnswerWords {
  tone: 'success' | 'warning' | 'error';
  /** The answer itself. */
  title: string;
  meaning: string;
  /** What whoever asked does now. */
  next: readonly string[];
}

/** Each answer, what it means, and what to do. Nothing here is about a person. Source: docs/domain/records.md#r9-20. */
export const answerWords: Record<CertificateAnswer, AnswerWords> = {
  GENUINE: {
    tone: 'success',
    title: 'This certificate is genuine',
    meaning: 'We issued it, and what it says about the cover holds today.',
    next: [
      'Compare the code and the date of issue with those on the document. Other names or amounts than we issued do not show here.',
      'The certificate is not a claim and promises no payment. For a claim, call us.',
      'Will you rely on it on a later day? Check it again then.',
    ],
  },
  REPLACED: {
    tone: 'warning',
    title: 'This certificate has been replaced',
    meaning: 'We issued it, but a newer one was issued since, or the cover has changed.',
    next: [
      'Do not rely on the names and amounts on this document.',
      'Ask for the newest certificate. The policyholder can issue it in this portal, under Documents, at any time.',
    ],
  },
  ENDED: {
    tone: 'error',
    title: 'This certificate has ended',
    meaning: 'We issued it, but the cover that it shows has come to an end.',
    next: ['Do not rely on it.', 'The policyholder can call us to hear what is possible now.'],
  },
  NOT_FOUND: {
    tone: 'error',
    title: 'We know no certificate with this code',
    meaning: 'Either the code was not typed as it stands on the document, or we did not issue it.',
    next: [
      'Look at the code again, or scan the square code on the document. It has three groups of four letters and digits, never a 0, 1, I, L, O or U.',
      'Is it the same? Then do not rely on the document, and call us. It may be a forgery.',
    ],
  },
};
