import { documentAdditions } from '@portal/contract';
import { Button, lazyPart, SkeletonText, Text, VisuallyHidden } from '@portal/ui-kit';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RequestedDocument } from './send-document';
import { useSendDocument } from './use-send-document';
import { useHasCall } from '../use-has-call';

/** Choosing files comes with the first document that somebody wants to send. */
const SendDocument = lazyPart(() => import('./send-document'));

interface SendDocumentHereProps {
  policyNumber: string;
  /** What asks for it; null for one that nobody asked for. */
  request: RequestedDocument | null;
  label: string;
  /** Which of several it is, for those who hear the button and not what stands around it. */
  about?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  onSent: (sentence: string) => void;
}

/** A button that becomes the form of one document, in the same place. */
export function SendDocumentHere(props: SendDocumentHereProps) {
  const { policyNumber, request, label, about, variant = 'secondary', onSent } = props;
  const { send } = useSendDocument(policyNumber);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayBeSent = useHasCall(documentAdditions.uploadDocument);
  const close = () => {
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  };
  if (!mayBeSent) return <Text>Documents cannot be sent here yet. Please contact us about this one.</Text>;
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} variant={variant} onClick={() => setIsOpen(true)}>
          {label}
          {about && <VisuallyHidden>: {about}</VisuallyHidden>}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<SkeletonText />}>
      <SendDocument
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
