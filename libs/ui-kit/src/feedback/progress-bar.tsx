import { type ComponentProps } from 'react';
import '../styles/progress-bar.css';

interface ProgressBarProps extends ComponentProps<'progress'> {
  max: number;
  value: number;
  'aria-label': string;
}

/** How far something is that takes long. Words beside it say the same, and when it stands still. */
export const ProgressBar = (props: ProgressBarProps) => <progress className="progress-bar" {...props} />;
