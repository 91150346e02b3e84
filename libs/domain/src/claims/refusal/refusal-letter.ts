import { formatRand } from '../../base/money';
import { addYears, type PlainDate } from '../../base/plain-date';
import { fail, ok, type Result } from '../../base/result';
import { formatDate } from '../../base/written-dates';
import { nameOfDocument } from '../documents/name-of-document';
import { claimLimits } from '../process/claim-limits';
import { representationsUntil } from '../process/representations';
import { type RefusalFacts, refusalSentence, type RefusedDeath } from './refusal-reason';
import { whatWouldChange } from './what-would-change';

/** Who hears complaints about us, as configured: `0860 800 900`, `www.nfosa.co.za`. */
export interface Ombud {
  name: string;
  phone: string;
  website: string;
}

/** Everything that a letter of refusal says; an empty text for what nobody has said. */
export interface RefusalLetterFacts extends RefusedDeath {
  reference: string;
  /** The day of the letter. */
  date: PlainDate;
  reason: RefusalFacts;
  /** The clause of the policy, word for word. */
  clause: string;
  /** The labels of the documents relied on. */
  documents: readonly string[];
  /** Our own number to call. */
  phone: string;
  ombud: Ombud;
  /** Rand of premiums that are paid back, 0 for none; null: nobody has worked it out. */
  premiumRefund: number | null;
}

/** The parts of a letter of refusal, in the order in which they stand. Source: docs/domain/claims.md#c7-3. */
export const refusalLetterParts = [
  'SORRY',
  'WHY',
  'WHAT_COULD_CHANGE',
  'IF_YOU_DISAGREE',
  'OMBUD',
  'COURT',
  'PREMIUMS',
] as const;
export type RefusalLetterPart = (typeof refusalLetterParts)[number];

/** One part as it is read; null: it has no heading of its own. */
export interface LetterPart {
  part: RefusalLetterPart;
  heading: string | null;
  paragraphs: string[];
}

/** The whole letter, also shown as a page. */
export interface RefusalLetter {
  parts: LetterPart[];
  /** The last day to disagree with the promise of an answer in time. */
  disagreeUntil: PlainDate;
  /** The last day on which a court can be asked, apart from the time for which the ombud looks at it. */
  courtUntil: PlainDate;
}

/** What each part is called, where it is missing and, but for three of them, above it. */
const names: Readonly<Record<RefusalLetterPart, string>> = {
  SORRY: 'The claim',
  WHY: 'Why',
  WHAT_COULD_CHANGE: 'What could change this',
  IF_YOU_DISAGREE: 'If you do not agree',
  OMBUD: 'The ombud',
  COURT: 'The court',
  PREMIUMS: 'Premiums',
};
/** The ombud and the court stand below "If you do not agree". */
const withoutHeading: readonly RefusalLetterPart[] = ['SORRY', 'OMBUD', 'COURT'];

/** What each part says; an empty text stands for something that it cannot say. */
type Paragraphs = Readonly<Record<RefusalLetterPart, readonly string[]>>;

/** A text made of facts, or nothing where one of them is missing. */
const filled = (facts: readonly string[], text: string): string =>
  facts.every((fact) => fact.trim() !== '') ? text : '';

function paragraphsOf(facts: RefusalLetterFacts): Paragraphs {
  const { reference, name, date, reason, clause, phone, ombud } = facts;
  const { REPRESENTATION_DAYS, REPRESENTATION_ANSWER_DAYS } = claimLimits;
  return {
    SORRY: [filled([reference, name], `We are sorry. We cannot pay the claim ${reference} for ${name}.`)],
    WHY: [
      filled(textsOf(reason), refusalSentence(reason, facts)),
      filled([clause], `The policy says: “${clause}”`),
      reliedOn(facts),
    ],
    WHAT_COULD_CHANGE: [
      whatWouldChange(reason, name) ?? 'Nothing that we know of. If we have a fact wrong, please tell us.',
    ],
    IF_YOU_DISAGREE: [
      filled(
        [phone],
        `Tell us why within ${REPRESENTATION_DAYS} days, until ${formatDate(representationsUntil(date))}. ` +
          `Somebody else looks at it and answers within ${REPRESENTATION_ANSWER_DAYS} days. ` +
          `You need no lawyer. Call ${phone}, write here, or come in.`,
      ),
    ],
    OMBUD: [
      filled(
        [ombud.name, ombud.phone, ombud.website],
        `You can also go to the ${ombud.name}, free of charge: ${ombud.phone}, ${ombud.website}. ` +
          'While they look at it, time stands still.',
      ),
    ],
    COURT: [`You can go to court. You have three years from ${formatDate(date)}.`],
    PREMIUMS: [refundSentence(facts.premiumRefund)],
  };
}

/** A death may stay unproved because nothing came; any other refusal rests on documents. */
function reliedOn({ documents, reason }: RefusalLetterFacts): string {
  if (documents.length === 0) return reason.code === 'NOT_PROVED' ? 'We received no documents.' : '';
  return filled(documents, `We relied on: ${documents.map((label) => nameOfDocument(label).name).join('; ')}.`);
}

/** The texts among the facts of a reason that people typed. */
const textsOf = (reason: RefusalFacts) => Object.values(reason).filter((fact) => typeof fact === 'string');

function refundSentence(amount: number | null): string {
  if (amount === null) return '';
  return amount > 0 ? `We pay back ${formatRand(amount)} of premiums.` : 'There are no premiums to pay back.';
}

/**
 * The letter of a refusal, its parts in their order. Refuses with LETTER_INCOMPLETE and the parts that are missing: a refusal without one
 * of them is not sent. Source: docs/domain/claims.md#c7-3.
 */
export function refusalLetter(facts: RefusalLetterFacts): Result<RefusalLetter> {
  const said = paragraphsOf(facts);
  const missing = refusalLetterParts.filter((part) => said[part].some((paragraph) => paragraph === ''));
  if (missing.length > 0) {
    return fail(`The letter is not complete: ${missing.map((part) => names[part]).join(', ')}.`, 'LETTER_INCOMPLETE');
  }
  return ok({
    parts: refusalLetterParts.map((part) => ({
      part,
      heading: withoutHeading.includes(part) ? null : names[part],
      paragraphs: [...said[part]],
    })),
    disagreeUntil: representationsUntil(facts.date),
    courtUntil: addYears(facts.date, claimLimits.COURT_YEARS),
  });
}
