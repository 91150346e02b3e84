import { type Letter, type PostedLetter } from './letter';

/** Letters that are shown; the oldest is forgotten first. */
const shown = 200;
/** References remembered, longer than their letters: a sender may come again much later. */
const mostReferences = 100_000;

/** The letters that were posted, in memory. */
export function createMailbag({ now, newId }: { now: () => Date; newId: () => string }) {
  const letters: PostedLetter[] = [];
  const byReference = new Map<string, PostedLetter>();

  return {
    /** Posts a letter. A reference that was here gives the first letter back and posts nothing. */
    post(letter: Letter): { letter: PostedLetter; isRepeat: boolean } {
      const earlier = byReference.get(letter.reference);
      if (earlier) return { letter: earlier, isRepeat: true };
      const posted = { ...letter, id: newId(), postedAt: now().toISOString() };
      letters.unshift(posted);
      letters.splice(shown);
      byReference.set(letter.reference, posted);
      const [oldest] = byReference.size > mostReferences ? byReference.keys() : [];
      if (oldest !== undefined) byReference.delete(oldest);
      return { letter: posted, isRepeat: false };
    },
    /** What was posted, the newest first. */
    letters: (): readonly PostedLetter[] => letters,
  };
}
