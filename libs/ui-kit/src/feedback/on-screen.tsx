import { type ComponentProps } from 'react';

interface OnScreenProps extends ComponentProps<'div'> {
  /** Wide is 700 px and more. */
  size: 'wide' | 'small';
}

/** Shows its children on screens of one size only. What is hidden is hidden from screen readers too. */
export const OnScreen = ({ size, ...props }: OnScreenProps) => (
  <div className="on-screen" data-size={size} {...props} />
);
