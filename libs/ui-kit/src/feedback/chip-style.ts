import { type BadgeTone } from './badge';
import '../styles/chip.css';

/** Class names that make any link a chip: `<Link className={chipStyle('amber')} to="/spouse/new">Pending</Link>`. */
export const chipStyle = (tone: BadgeTone = 'grey') => `chip chip-${tone}`;
