import { useAllowedAction } from '@portal/policy-workflow/changes';
import { VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';
import { type Section } from '../shared/sections';

interface ChangeLinkProps {
  section: Section;
  /** What is changed there, for those who hear the link alone. */
  about: string;
}

/** The way to change a section; none while nothing may change, for the page says why once. */
export function ChangeLink({ section, about }: ChangeLinkProps) {
  const { data } = useAllowedAction('UPDATE_CONTACT');
  if (data && !data.isAllowed) return null;
  return (
    <Link to={ways.update(section)}>
      Change<VisuallyHidden> {about}</VisuallyHidden>
    </Link>
  );
}
