import { useAllowedAction } from '@portal/policy-workflow/changes';
import { VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';
import { type Section } from '../shared/sections';

/** What is changed there, for those who hear the link alone. */
const abouts: Record<Section, string> = {
  cellphone: 'your cellphone number',
  contact: 'how we reach you',
  address: 'your addresses',
  family: 'family and work',
  offers: 'the offers you agree to',
};

/** The way to change a section; none while nothing may change, for the page says why once. */
export function ChangeLink({ section }: { section: Section }) {
  const { data } = useAllowedAction('UPDATE_CONTACT');
  if (data && !data.isAllowed) return null;
  return (
    <Link to={ways.update(section)}>
      Change<VisuallyHidden> {abouts[section]}</VisuallyHidden>
    </Link>
  );
}
