import { type ComponentProps } from 'react';
import { CheckIcon } from '../icons/check-icon';
import { InfoIcon } from '../icons/info-icon';
import { WarningIcon } from '../icons/warning-icon';

interface AlertProps extends ComponentProps<'div'> {
  tone?: 'info' | 'warning' | 'error' | 'success';
}

const icons = { info: InfoIcon, warning: WarningIcon, error: WarningIcon, success: CheckIcon };

/** Something to know about this page. One that appears later needs `role="alert"` or `role="status"`. */
export function Alert({ tone = 'info', children, ...props }: AlertProps) {
  const ToneIcon = icons[tone];
  return (
    <div className="alert" data-tone={tone} {...props}>
      <ToneIcon />
      <div>{children}</div>
    </div>
  );
}
