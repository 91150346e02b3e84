import { type ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
}

/** A button whose only child is an icon. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
  <button type="button" className="icon-button" aria-label={label} {...props} />
);
