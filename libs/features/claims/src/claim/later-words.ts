import { formatDate, formatRand, type PlainDate } from '@portal/domain';

/** What is paid later and until when: `R 5 000 more, in 5 payments until 19 April 2027`; null without later payments. */
export function laterWords(later: readonly { payOn: PlainDate }[], sum: number): string | null {
  const last = later.at(-1);
  if (!last) return null;
  const days =
    later.length === 1 ? `on ${formatDate(last.payOn)}` : `in ${later.length} payments until ${formatDate(last.payOn)}`;
  return `${formatRand(sum)} more, ${days}`;
}
