import { formatDate, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';
import { ChangingText } from '@portal/ui-kit';

/** What is known of the card: it is asked for, it is as the service has it, or that could not be found out. */
export type Checked = 'checking' | 'fresh' | 'failed' | 'offline' | 'signed-out';

const words: Record<Checked, string> = {
  checking: 'Checking …',
  fresh: '',
  failed: 'We could not check it now.',
  offline: 'There is no network now.',
  'signed-out': '',
};

interface AsOfProps {
  /** When the card was true. */
  at: Date;
  checked: Checked;
}

/** When the card above all else was true. It has its room from the start; that the card is fresh is said aloud, the card is not. */
export function AsOf({ at, checked }: AsOfProps) {
  const then = `As it was on ${formatDate(todayInJohannesburg(at))}, ${timeInJohannesburg(at)}.`;
  const isTold = checked === 'checking' || checked === 'fresh'; // the alert below tells the rest
  return (
    <ChangingText
      size="sm"
      tone="muted"
      role={isTold ? 'status' : undefined}
      longest={`As it was on 22 September 2026, 14:02. ${words.failed}`}
    >
      {checked === 'fresh' ? `As it is now, ${timeInJohannesburg(at)}.` : `${then} ${words[checked]}`.trim()}
    </ChangingText>
  );
}
