import { type ComponentProps } from 'react';
import { Button } from '../actions/button';

interface ErrorStateProps extends ComponentProps<'div'> {
  onReload: () => void;
  /** Busy while the second try is under way. */
  reload?: 'idle' | 'busy';
}

/** Something could not be loaded: the children say what, the button tries again. */
export const ErrorState = ({ onReload, reload = 'idle', children, ...props }: ErrorStateProps) => (
  <div className="state" data-kind="failed" role="alert" {...props}>
    <div>{children}</div>
    <Button variant="secondary" state={reload} onClick={onReload}>
      Reload
    </Button>
  </div>
);
