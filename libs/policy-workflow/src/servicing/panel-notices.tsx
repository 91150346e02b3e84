import { Alert } from '@portal/ui-kit';

interface PanelNoticesProps {
  /** What was done last; null: nothing yet. */
  notice: string | null;
  /** Why it could not be done; null: it could. */
  refusal: string | null;
}

/** What became of the last thing that staff did in a panel. */
export const PanelNotices = ({ notice, refusal }: PanelNoticesProps) => (
  <>
    {notice && (
      <Alert tone="success" role="status">
        {notice}
      </Alert>
    )}
    {refusal && (
      <Alert tone="error" role="alert">
        {refusal}
      </Alert>
    )}
  </>
);
