import { type ApprovalAction, portalPaths } from '@portal/contract';
import { buttonStyle } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { TitledLines } from '../../titled-lines';
import { LineOfRequest } from './line-of-request';

interface RequestLinesProps {
  id: string;
  title: string;
  actions: readonly ApprovalAction[];
}

/** Requests under a heading, a line each. Nothing when there are none. */
export function RequestLines({ id, title, actions }: RequestLinesProps) {
  if (actions.length === 0) return null;
  return (
    <TitledLines id={id} title={title}>
      {actions.map((action) => (
        <LineInList key={action.id} action={action} />
      ))}
    </TitledLines>
  );
}

/** Leads to the request, also by a button where it is the reader's move. */
const LineInList = ({ action }: { action: ApprovalAction }) => {
  const path = portalPaths.request(action.id);
  return (
    <LineOfRequest
      action={action}
      titleOf={(title) => <Link to={path}>{title}</Link>}
      buttonOf={(toDo) => (
        <Link className={buttonStyle('secondary')} to={path}>
          {toDo}
        </Link>
      )}
    />
  );
};
