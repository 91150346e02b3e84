import { useSyncExternalStore } from 'react';
import { toast, type ToastMessage } from './toast';
import { ToastItem } from './toast-item';

const none: readonly ToastMessage[] = [];

/**
 * Where messages appear, top centre. One for a page, always there: a screen reader only announces what is added to a live
 * region that it already knows. Failures interrupt it, successes wait for a pause.
 */
export function ToastRegion() {
  const shown = useSyncExternalStore(toast.subscribe, toast.shown, () => none);
  const items = (kind: ToastMessage['kind']) =>
    shown
      .filter((message) => message.kind === kind)
      .map((message) => <ToastItem key={message.id} {...message} onClose={toast.dismiss} />);

  return (
    <div className="toasts">
      <div role="alert" aria-atomic="false">
        {items('error')}
      </div>
      <div role="status" aria-atomic="false">
        {items('success')}
      </div>
    </div>
  );
}
