import { timeInJohannesburg } from '@portal/domain';
import { ChangingText } from '@portal/ui-kit';
import { type KeptOnPhone } from './use-own-phone';

interface SavedLineProps {
  /** When the service last kept what is typed; null: not yet in this visit. */
  at: string | null;
  hasFailed: boolean;
  /** This phone keeps what is typed; and whether it did. */
  isOwnPhone: boolean;
  onPhone: KeptOnPhone;
  isOnline: boolean;
}

const noService = 'the service could not be reached.';
const noNetwork = 'there is no network.';
const failed = {
  kept: 'Kept on this phone. Not sent yet',
  'no-room': 'No room on this phone. Not saved yet',
  nowhere: 'Not saved yet',
};

/** Whether what is typed is kept, beside the title. Told aloud only where it is not: a form is not interrupted by good news. */
export function SavedLine({ at, hasFailed, isOwnPhone, onPhone, isOnline }: SavedLineProps) {
  const why = isOnline ? noService : noNetwork;
  return (
    <ChangingText
      size="sm"
      tone={hasFailed && onPhone !== 'kept' ? 'danger' : 'muted'}
      role={hasFailed ? 'status' : undefined}
      longest={isOwnPhone ? `${failed['no-room']}: ${noService}` : 'Saved 00:00'}
    >
      {hasFailed ? `${failed[onPhone ?? 'nowhere']}: ${why}` : at && `Saved ${timeInJohannesburg(new Date(at))}`}
    </ChangingText>
  );
}
