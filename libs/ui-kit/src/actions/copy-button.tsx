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
  const [copies, setCopies] = useState(0);
  const [state, setState] = useState<'idle' | 'copied'>('idle');

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setState('idle'), copiedDuration);
    return () => clearTimeout(timer);
  }, [copies]);

  const onClick = () =>
    copy(value).then(
      () => {
        setState('copied');
        setCopies((count) => count + 1);
      },
      () => setState('idle'), // the value is on the screen and can be selected by hand
    );

  return (
    <span className="copy">
      <IconButton label={label} onClick={onClick} data-state={state} {...props}>
        {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <span className="copy-note" role="status">
        {state === 'copied' && 'Copied to clipboard'}
      </span>
    </span>
  );
}
