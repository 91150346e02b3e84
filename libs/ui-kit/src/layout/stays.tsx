import { type ComponentProps } from 'react';
import '../styles/stays.css';

interface StaysProps extends ComponentProps<'div'> {
  /** What it is where there is no room beside the content: a bar at the bottom of the screen, or a part of the page like any other. */
  small: 'bar' | 'flow';
}

/** In the side of a page: stays in sight while the content beside it is scrolled. What has the focus is never beneath it. */
export const Stays = ({ small, ...props }: StaysProps) => <div className="stays" data-small={small} {...props} />;
