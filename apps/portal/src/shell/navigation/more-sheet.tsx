import { type OpenedByTrigger } from '@portal/policy-workflow';
import { Sheet } from '@portal/ui-kit';
import { cloneElement, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What More opens. It belongs to the page it was opened on: whoever follows one of its links leaves it behind. */
export function MoreSheet({ trigger, defaultOpen, children }: OpenedByTrigger & { children: ReactNode }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState(defaultOpen ? key : null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  const close = () => {
    setOpenAt(null);
    button.current?.focus();
  };

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        onClick: () => setOpenAt(key),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      })}
      <Sheet open={isOpen} onClose={close} title="More">
        {children}
      </Sheet>
    </>
  );
}
