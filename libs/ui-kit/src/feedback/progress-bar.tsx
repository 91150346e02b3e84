import { type ComponentProps } from 'react';
import '../styles/progress-bar.css';

interface ProgressBarProps extends ComponentProps<'progress'> {
  /** The figure at which it is done. */
  max: number;
  /** How far it is, from 0 to `max`. */
  value: number;
  /** What is under way. */
  'aria-label': string;
}

/** How far something is that takes long. Words beside it say the same, and when it stands still. */
export const ProgressBar = (props: ProgressBarProps) => <progress className="progress-bar" {...props} />;
