import { VisuallyHidden } from '@portal/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { atStep } from './step-in-address';

interface ChangeAnswerLinkProps {
  /** The id of the field: `child-First_Name`. */
  field: string;
  /** What is changed there, for those who hear the link alone. */
  about: string;
}

/** The way from the check page back to where an answer is typed. */
export function ChangeAnswerLink({ field, about }: ChangeAnswerLinkProps) {
  const [search] = useSearchParams();
  return (
    <Link to={{ search: String(atStep(search, null)), hash: `#${field}` }}>
      Change<VisuallyHidden> {about}</VisuallyHidden>
    </Link>
  );
}
