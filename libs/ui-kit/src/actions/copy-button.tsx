import { type ComponentProps, useEffect, useState } from 'react';
import { copyText } from './copy-text';
import { IconButton } from './icon-button';
import { CheckIcon } from '../icons/check-icon';
import { CopyIcon } from '../icons/copy-icon';

/** How long the word of success stays, in milliseconds. Source: docs/specification.md#s2. */
const copiedDuration = 1500;

interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** What goes on the clipboard. */
  value: string;
  /** What the button does, for example "Copy email address". */
  label: string;
  /** Does the copying. */
  copy?: (text: string) => Promise<void>;
}

/** Copies a value and says so for 1.5 seconds, on the screen and to screen readers. */
export function CopyButton({ value, label, copy = copyText, ...props }: CopyButtonProps) {
  /** How often it was copied while the word of success stands; 0 once it is gone. */
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), copiedDuration);
    return () => clearTimeout(timer);
  }, [copies]);

  const onClick = () =>
    copy(value).then(
      () => setCopies((count) => count + 1),
      () => setCopies(0), // the value is on the screen and can be selected by hand
    );

  return (
    <span className="copy">
      <IconButton label={label} onClick={onClick} data-state={isCopied ? 'copied' : 'idle'} {...props}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <span className="copy-note" role="status">
        {isCopied && 'Copied to clipboard'}
      </span>
    </span>
  );
}
