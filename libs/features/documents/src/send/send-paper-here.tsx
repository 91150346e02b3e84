import { type PaperRequest } from '@portal/contract';
import { Button, SkeletonText, VisuallyHidden } from '@portal/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSendPaper } from './use-send-paper';

/** Choosing files comes with the first paper that somebody wants to send. */
const SendPaper = lazy(() => import('./send-paper'));

interface SendPaperHereProps {
  policyNumber: string;
  request: PaperRequest | null;
  label: string;
  onSent: (sentence: string) => void;
}

/** A button that becomes the form of one paper, in the same place. */
export function SendPaperHere({ policyNumber, request, label, onSent }: SendPaperHereProps) {
  const send = useSendPaper(policyNumber);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  };
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} variant="secondary" onClick={() => setIsOpen(true)}>
          {label}
          {request && (
            <VisuallyHidden>
              {' '}
              {request.label}, {request.about}
            </VisuallyHidden>
          )}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<SkeletonText />}>
      <SendPaper
        send={send}
        request={request}
        onSent={(sentence) => {
          setIsOpen(false);
          onSent(sentence);
        }}
        onCancel={close}
      />
    </Suspense>
  );
}
