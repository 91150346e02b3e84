import { Alert } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';

/** Says that a document has arrived, and takes the focus of the form that is gone. */
export function SentNotice({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [children]);
  return (
    <Alert ref={notice} tone="success" role="status" tabIndex={-1}>
      {children}
    </Alert>
  );
}
