import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '../text/heading';
import '../styles/overlay.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title' | 'ref'> {
  /** Whether it stands in front of the page. */
  open: boolean;
  /** Escape was pressed, or a form with `method="dialog"` sent: set `open` to false. */
  onClose: () => void;
  /** The question or the name that it is announced by. */
  title: ReactNode;
}

/** A question in front of the page, which waits behind it. The browser keeps the focus inside and gives it back. */
export const Dialog = ({ open, ...props }: DialogProps) => (open ? <OpenDialog {...props} /> : null);

function OpenDialog({ onClose, title, children, ...props }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('.heading')?.focus(); // the question first, not the button that removes something
    return () => element?.close(); // before it leaves the page, so that the focus returns to where it was
  }, []);

  return (
    <dialog
      className="dialog"
      aria-labelledby={titleId}
      {...props}
      ref={dialog}
      onClose={(event) => {
        // A close inside it bubbles up, and one that was undone at once still reports: neither is news.
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
    >
      <Heading id={titleId} level={2} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </dialog>
  );
}
