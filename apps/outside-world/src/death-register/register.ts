import { type PlainDate } from '@portal/domain';

/** What the register says about a number. NO_ANSWER: it says nothing, as if it were away. */
export type Entry =
  { result: 'DECEASED'; dateOfDeath: PlainDate } | { result: 'ALIVE' | 'NOT_FOUND' | 'NO_ANSWER'; dateOfDeath: null };

/** A question that somebody asked. */
export interface Question {
  idNumber: string;
  at: string;
  answer: Entry;
}

const notFound: Entry = { result: 'NOT_FOUND', dateOfDeath: null };
/** Entries and questions that are remembered; the oldest is forgotten first. */
const remembered = 200;

/** Knows of nobody until it is told, as in the first days after a death. */
export function createRegister({ now }: { now: () => Date }) {
  const entries = new Map<string, Entry>();
  const questions: Question[] = [];

  return {
    check(idNumber: string): Entry {
      const answer = entries.get(idNumber) ?? notFound;
      questions.unshift({ idNumber, at: now().toISOString(), answer });
      questions.splice(remembered);
      return answer;
    },
    enter(idNumber: string, entry: Entry): void {
      entries.delete(idNumber);
      if (entry.result === 'NOT_FOUND') return;
      entries.set(idNumber, entry);
      const [oldest] = entries.keys();
      if (entries.size > remembered && oldest !== undefined) entries.delete(oldest);
    },
    /** What it was told, the newest first. */
    entries: (): [idNumber: string, Entry][] => [...entries].reverse(),
    /** What it was asked, the newest first. */
    questions: (): readonly Question[] => questions,
  };
}
