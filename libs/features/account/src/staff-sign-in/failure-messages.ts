import { type StaffFailure, type StaffFailureReason } from '@portal/auth';

/** What a failure means for a member of staff, and what they can do. */
const words: Record<StaffFailureReason, string> = {
  'no-answer': 'The sign-in service gave no answer. Check your internet connection, then try again in a moment.',
  refused: 'The sign-in service did not let you in. Try again; if you should have access, ask your administrator.',
  'too-late': 'That sign-in took too long or was used before. Sign in once more.',
  'not-asked': 'That sign-in did not start in this tab, so nobody was signed in. Start again here.',
  'not-trusted':
    'The answer that came back cannot be trusted, so nobody was signed in. Tell your administrator if it happens again.',
  'other-person': 'You signed in as somebody else. This page can only go on with the person who was working on it.',
  blocked: 'Your browser did not let the sign-in window open. Allow pop-ups for this address, or sign in on this page.',
  'not-secure':
    'Staff can only sign in at a secure address, one that begins with https. Ask your administrator for it.',
  clock:
    'Our service does not accept your sign-in, and the clock of this device is wrong. Set its date and time, then sign in again.',
  'not-accepted':
    'Our service does not accept your sign-in. Sign out and in again; if that does not help, tell your administrator.',
};

/** The same of a renewal: nobody has to do anything about it. */
const whileWorking: Partial<Record<StaffFailureReason, string>> = {
  'no-answer': 'The sign-in service gave no answer. You can go on working; we keep trying.',
};

/** One failure as somebody reads it: its name, what the library added, and what can be done. */
export function failureWords({ name, detail, reason }: StaffFailure): string {
  const meaning = (name === 'Renew silent failed' && whileWorking[reason]) || words[reason];
  return `${name}${detail ? `: ${detail}` : ''}. ${meaning}`;
}
