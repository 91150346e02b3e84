import { useAllowedAction } from '@portal/policy-workflow/changes';
import { VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';

interface ChangeLinkProps {
  /** The answer to begin with. */
  field: string;
  /** What is changed there, for those who hear the link alone. */
  about: string;
}

/** The way to change a section; none while nothing may change, for the page says why once. */
export function ChangeLink({ field, about }: ChangeLinkProps) {
  const { data } = useAllowedAction('UPDATE_CONTACT');
  if (data && !data.isAllowed) return null;
  return (
    <Link to={ways.update(field)}>
      Change<VisuallyHidden> {about}</VisuallyHidden>
    </Link>
  );
}
