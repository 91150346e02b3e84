import { type ComponentProps } from 'react';

export interface IconProps extends ComponentProps<'svg'> {
  /** What the picture says, when no words beside it say the same. Without it the picture is hidden from screen readers. */
  label?: string | undefined;
}

/** The frame of every icon: a 24 px grid and a line of 1.75 in the colour of the text around it. */
export function Icon({ label, ...props }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className="icon"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...meaning}
      {...props}
    />
  );
}
