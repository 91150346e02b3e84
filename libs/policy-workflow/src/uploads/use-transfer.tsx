import { type InParts, loadInParts, type Transfer } from '@portal/api-client';
import { fetchAhead } from '@portal/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const fetchSendingFiles = () => import('./sending-files');
const SendingFiles = lazy(fetchSendingFiles);

/** Fetches what sending a large file needs: once the line is bad it may not come. */
export const prepareToSend = (): void => [loadInParts, fetchSendingFiles].forEach(fetchAhead);

interface SendingHere {
  /** For the call that is made with files. */
  inParts: InParts;
  /** Says how far they are, to pause and to cancel; null while none are sent in parts. */
  sending: ReactNode;
}

/**
 * Shows the files that a call sends in parts. `waits`: over a break of the line, unless something else sends them again. `policyNumber`: where
 * the parts are kept, for a call whose address names no policy.
 */
export function useTransfer(waits = true, policyNumber?: string): SendingHere {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const sending = transfer && (
    <Suspense>
      <SendingFiles transfer={transfer} />
    </Suspense>
  );
  const onBegin = (begun: Transfer) => {
    setTransfer(begun);
    begun.subscribe(() => {
      if (begun.state().kind === 'over') setTransfer(null);
    });
  };
  return { inParts: { onBegin, waits, ...(policyNumber !== undefined && { policyNumber }) }, sending };
}
