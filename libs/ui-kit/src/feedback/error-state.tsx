import { type ComponentProps, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { EmptyPicture } from './empty-picture';

interface ErrorStateProps extends ComponentProps<'div'> {
  /** Tries again. */
  onReload: () => void;
  /** `offline`: nothing is wrong, there is no network. */
  kind?: 'failed' | 'offline';
  /** Busy while the second try is under way. */
  reload?: 'idle' | 'busy';
  /** The way to somebody who helps. */
  help?: ReactNode;
}

/** Something could not be loaded: the children say what, the button tries again. */
export const ErrorState = ({
  onReload,
  kind = 'failed',
  reload = 'idle',
  help,
  children,
  ...props
}: ErrorStateProps) => (
  <div className="state" data-kind={kind} role="alert" {...props}>
    <EmptyPicture kind={kind} />
    <div>{children}</div>
    <Button variant="secondary" state={reload} onClick={onReload}>
      Reload
    </Button>
    {help}
  </div>
);
