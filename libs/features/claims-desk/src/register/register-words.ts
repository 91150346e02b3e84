import { type ClaimCase } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { momentOf } from '../shared/moments';

type Register = NonNullable<ClaimCase['register']>;
type Found = Pick<ClaimCase, 'dateOfDeath' | 'status'>;

/** What the register says, in a few sentences; those that people have to act on stand at the top of the case too. */
export function registerWords(register: Register, { dateOfDeath }: Pick<Found, 'dateOfDeath'>): string {
  const { standing, askedAt, dateOfDeath: day, isAskedAgain } = register;
  const asked = askedAt === null ? '' : `Asked on ${momentOf(askedAt)}: `;
  const again = (sentence: string) => (isAskedAgain ? ` ${sentence}` : '');
  switch (standing) {
    case 'NOT_ASKED':
      return `Nobody has asked it about this person yet.${again('It is asked by itself in a few minutes.')}`;
    case 'NO_ANSWER':
      return `${asked}no answer.${again('It is asked again within a day.')}`;
    case 'NOT_FOUND':
      return `${asked}no death is known. In the first days that is normal.${again('It is asked again every day.')}`;
    case 'DECEASED':
    case 'DATE_DIFFERS':
      return `${asked}this person died on ${formatDate(day ?? dateOfDeath)}.`;
    default:
      return `${asked}this person lives.`;
  }
}

interface Notice {
  tone: 'error' | 'warning' | 'info';
  title: string;
  text: string;
}

/** What staff have to know before anything else; null where the register says nothing that asks for it. */
export function registerNotice(register: Register, found: Found): Notice | null {
  const { standing, dateOfDeath: day, lifted } = register;
  if (standing === 'ALIVE') {
    return {
      tone: 'error',
      title: 'The death register says that this person lives',
      text: whatIsNeeded(register, found),
    };
  }
  if (standing === 'ALIVE_LIFTED' && lifted !== null) {
    return {
      tone: 'info',
      title: 'The death register says that this person lives',
      text: `${lifted.by} looked into it and let the claim go on, ${momentOf(lifted.at)}: ${lifted.note}`,
    };
  }
  if (standing !== 'DATE_DIFFERS' || day === null) return null;
  return {
    tone: 'warning',
    title: 'The death register has another day of death',
    text: `It says ${formatDate(day)}, the claim ${formatDate(found.dateOfDeath)}. It has confirmed nothing: compare it with the documents.`,
  };
}

function whatIsNeeded({ aliveSince, hasNewCertificate }: Register, { status }: Found): string {
  const waits =
    status === 'APPROVED' || status === 'PAID'
      ? 'No payment goes to the bank for now.'
      : 'The death cannot be confirmed and nothing can be paid for now.';
  const since = aliveSince === null ? 'after that' : `after ${momentOf(aliveSince)}`;
  return hasNewCertificate
    ? `${waits} A new death certificate was accepted. What is left: an administrator who neither accepted it nor assessed the claim lifts this.`
    : `${waits} First accept a death certificate that reached us ${since}. Then an administrator who did not assess the claim lifts this.`;
}
