import { type ComponentProps, type ReactNode } from 'react';
import { Button } from '../actions/button';

interface ErrorStateProps extends ComponentProps<'div'> {
  onReload: () => void;
  /** Busy while the second try is under way. */
  reload?: 'idle' | 'busy';
  /** The way to somebody who helps. */
  help?: ReactNode;
}

/** Something could not be loaded: the children say what, the button tries again. */
export const ErrorState = ({ onReload, reload = 'idle', help, children, ...props }: ErrorStateProps) => (
  <div className="state" data-kind="failed" role="alert" {...props}>
    <div>{children}</div>
    <Button variant="secondary" state={reload} onClick={onReload}>
      Reload
    </Button>
    {help}
  </div>
);
