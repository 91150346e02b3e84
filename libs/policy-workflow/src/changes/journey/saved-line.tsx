import { timeInJohannesburg } from '@portal/domain';
import { ChangingText, Text } from '@portal/ui-kit';

interface SavedLineProps {
  /** When the service last kept what is typed; null: not yet in this visit. */
  at: string | null;
  hasFailed: boolean;
}

/** Whether what is typed is kept, beside the title. Told aloud only where it is not: a form is not interrupted by good news. */
export function SavedLine({ at, hasFailed }: SavedLineProps) {
  if (hasFailed) {
    return (
      <Text size="sm" tone="danger" role="status">
        Not saved yet: the service could not be reached.
      </Text>
    );
  }
  return (
    <ChangingText size="sm" tone="muted" longest="Saved 00:00">
      {at && `Saved ${timeInJohannesburg(new Date(at))}`}
    </ChangingText>
  );
}
