import { type ComponentProps } from 'react';
import { IconButton } from '../actions/icon-button';
import { CloseIcon } from '../icons/close-icon';
import { Dialog } from './dialog';
import '../styles/places.css';

/** A dialog at the edge of the screen, near the thumb on a phone: ways to go, not a question. A press beside it closes it. */
export const Sheet = ({ children, ...props }: ComponentProps<typeof Dialog>) => (
  <Dialog
    className="dialog sheet"
    onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    {...props}
  >
    <form method="dialog">
      <IconButton type="submit" label="Close">
        <CloseIcon />
      </IconButton>
    </form>
    {children}
  </Dialog>
);
