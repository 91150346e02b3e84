import { bankLetterMonths } from '../../banking/account-verification';
import { type AskedDocument, type AskedWhen } from './asked-document';
import { type DocumentPayee } from './document-facts';
import { proofToBePaid } from './proof-to-be-paid';

const isOwnPayee = (payee: DocumentPayee) => proofToBePaid(payee) === null;
const mustIdentify = (payee: DocumentPayee) =>
  isOwnPayee(payee) && !(payee.role === 'POLICYHOLDER' && payee.isSignedIn);

const idCopy = { type: 'ID_COPY', why: 'We pay only the right person, so we must see who you are.' } as const;
/** Nothing is paid to whoever arranges the funeral, so no decision waits for them. */
const isArranger = ({ role }: DocumentPayee) => role === 'FAMILY';
/** Nothing is paid to a guardian of children who stay covered either. */
const isGuardian = ({ role }: DocumentPayee) => role === 'GUARDIAN';

/** What is asked of somebody who is paid, and when; most of it only to be paid. */
const rows: readonly AskedWhen<DocumentPayee>[] = [
  { ...idCopy, when: (payee) => mustIdentify(payee) && payee.hasComeForward && !isArranger(payee) },
  {
    ...idCopy,
    neededFor: 'PAYMENT',
    when: (payee) => mustIdentify(payee) && !payee.hasComeForward && !isArranger(payee),
  },
  {
    type: 'ID_COPY',
    why: 'We pay a funeral parlour at the request of the adult who arranges the funeral, so we must see who that is.',
    neededFor: 'PAYMENT',
    when: isArranger,
  },
  {
    type: 'GUARDIAN_PROOF',
    why: 'We do not pay a child directly. It shows who may receive the money for the child.',
    neededFor: 'PAYMENT',
    when: (payee) => proofToBePaid(payee) === 'GUARDIAN_PROOF' && !isGuardian(payee),
  },
  {
    type: 'GUARDIAN_PROOF',
    why: 'It shows who may go on with the policy for the children who are covered by it.',
    neededFor: 'PAYMENT',
    when: isGuardian,
  },
  {
    type: 'EXECUTOR_LETTER',
    why: 'It shows who may receive money for the estate.',
    neededFor: 'PAYMENT',
    when: (payee) => proofToBePaid(payee) === 'EXECUTOR_LETTER',
  },
  {
    type: 'PARLOUR_INVOICE',
    why: 'You asked us to pay the funeral parlour, and we pay at most what its invoice says.',
    neededFor: 'PAYMENT',
    when: ({ isParlourPaid }) => isParlourPaid,
  },
  {
    type: 'BANK_LETTER',
    label: `Stamped bank letter, not older than ${bankLetterMonths} months`,
    why: 'The bank could not tell us whose account it is.',
    neededFor: 'PAYMENT',
    when: ({ isAccountUnverified }) => isAccountUnverified,
  },
];

/** The documents that are asked of one payee. Source: docs/domain/claims.md#c4-1. */
export const documentsOfPayee = (payee: DocumentPayee): AskedDocument[] => rows.filter(({ when }) => when(payee));
