import { type ComponentProps } from 'react';
import { CheckIcon } from '../icons/check-icon';
import { InfoIcon } from '../icons/info-icon';
import { WarningIcon } from '../icons/warning-icon';

interface AlertProps extends ComponentProps<'div'> {
  /** What kind of news it is; its sign and its colour follow. */
  tone?: 'info' | 'warning' | 'error' | 'success';
  /** `compact` for one line that stands above every page. */
  density?: 'roomy' | 'compact';
}

const icons = { info: InfoIcon, warning: WarningIcon, error: WarningIcon, success: CheckIcon };

/** Something to know about this page. One that appears later needs `role="alert"` or `role="status"`. */
export function Alert({ tone = 'info', density = 'roomy', children, ...props }: AlertProps) {
  const ToneIcon = icons[tone];
  return (
    <div className="alert" data-tone={tone} data-density={density} {...props}>
      <ToneIcon />
      <div>{children}</div>
    </div>
  );
}
