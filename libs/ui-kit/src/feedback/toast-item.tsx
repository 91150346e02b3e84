import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { CloseIcon } from '../icons/close-icon';
import { type ToastMessage } from './toast';

/** How long a message stays, in milliseconds. Source: docs/specification.md#s2. */
const toastDuration = 5000;

interface ToastItemProps extends ToastMessage {
  /** It was closed, or its time is over. */
  onClose: (id: number) => void;
}

/** One message. Its time stands still while the pointer is over it or the focus in it. */
export function ToastItem({ id, kind, message, onClose }: ToastItemProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const timeLeft = useRef(toastDuration);

  useEffect(() => {
    if (paused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => onClose(id), timeLeft.current);
    return () => {
      clearTimeout(timer);
      timeLeft.current -= Date.now() - since;
    };
  }, [id, onClose, paused]);

  return (
    <div
      className="toast"
      data-kind={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{message}</p>
      <IconButton label="Close" onClick={() => onClose(id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
