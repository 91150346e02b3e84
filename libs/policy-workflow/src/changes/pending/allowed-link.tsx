import { type ActionType } from '@portal/domain';
import { Alert, buttonStyle } from '@portal/ui-kit';
import { type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAllowedAction } from '../data/use-allowed-action';

interface AllowedLinkProps {
  action: ActionType;
  to: string;
  variant?: Parameters<typeof buttonStyle>[0];
  children: ReactNode;
}

/** The way into a change; when it may not be asked for, why not stands in its place. Unknown counts as allowed. */
export function AllowedLink({ action, to, variant = 'secondary', children }: AllowedLinkProps) {
  const { data } = useAllowedAction(action);
  if (data && !data.isAllowed) return <Alert>{data.reason}</Alert>;
  return (
    <Link className={buttonStyle(variant)} to={to}>
      {children}
    </Link>
  );
}

/** Why a change may not be asked for, in the place of what would start it. */
export function WhenAllowed({ action, children }: { action: ActionType; children: ReactNode }) {
  const { data } = useAllowedAction(action);
  return data && !data.isAllowed ? <Reason>{data.reason}</Reason> : children;
}

const Reason = (props: ComponentProps<typeof Alert>) => <Alert {...props} />;
