import { useAllowedAction } from '@portal/policy-workflow/changes';
import { VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';

/** The way to have a name or a number corrected; none while nothing may change, for the page says why once. */
export function CorrectionLink() {
  const { data } = useAllowedAction('UPDATE_IDENTITY');
  if (data && !data.isAllowed) return null;
  return (
    <Link to={ways.correct}>
      Request a correction<VisuallyHidden> of your name, ID or date of birth</VisuallyHidden>
    </Link>
  );
}
