import { type ReactNode } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { CloseIcon } from '../icons/close-icon';
import '../styles/standing-notice.css';

interface StandingNoticeProps {
  /** Null: there is nothing to say. */
  message: ReactNode;
  /** What the button says. */
  action: string;
  /** The button was pressed. */
  onAction: () => void;
  /** Somebody has read it and closes it. */
  onClose: () => void;
}

/** News of the page itself that somebody may act on or put away. It stays until then, and moves nothing. */
export const StandingNotice = ({ message, action, onAction, onClose }: StandingNoticeProps) => (
  <div className="standing-notice" role="status">
    {message && (
      <div>
        <p>{message}</p>
        <Button variant="quiet" onClick={onAction}>
          {action}
        </Button>
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    )}
  </div>
);
