import { type ExtendedMember } from '@portal/contract';
import { changeEffectiveDate, formatCover, formatDate, increaseSentence, type PlainDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Text } from '@portal/ui-kit';

/** From when other cover holds: more of it waits, less of it starts next month (docs/domain/policy.md#r4-3). */
function coverSentence(now: number, then: number, today: PlainDate): string | null {
  const starts = changeEffectiveDate(today);
  if (then > now) return increaseSentence(then - now, starts);
  if (then === now) return null;
  return `The cover of ${formatCover(then)} and its premium start on ${formatDate(starts)}. Nothing is paid back for this month.`;
}

/** What follows from a change of the cover, before it is confirmed. */
export function CoverNotes({ member, body }: { member: ExtendedMember; body: object }) {
  const today = useToday();
  const { Cover_Amount: then = member.Cover_Amount } = body as { Cover_Amount?: number };
  const sentence = coverSentence(member.Cover_Amount, then, today);
  return sentence && <Text>{sentence}</Text>;
}
