import { buttonStyle } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

interface WayBackProps {
  to: string;
  label: string;
}

/** The way out of a page on which nothing can be done. */
export const WayBack = ({ to, label }: WayBackProps) => (
  <div>
    <Link className={buttonStyle('secondary')} to={to}>
      {label}
    </Link>
  </div>
);
