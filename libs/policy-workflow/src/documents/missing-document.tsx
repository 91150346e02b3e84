import { type MissingDocument as Missing } from '@portal/contract';
import { lazyPart } from '@portal/ui-kit';
import { Suspense, useState } from 'react';

/** What is said and the form come with the first document that is missing. */
const AskForDocument = lazyPart(() => import('./ask-for-document'));

interface MissingDocumentProps {
  /** What the request waits for (`missingDocumentOf`); null when nothing is missing. */
  missing: Missing | null;
}

/** The document that a request waits for, with the button that sends it; once it is sent, that it has arrived. Nothing otherwise. */
export function MissingDocument({ missing }: MissingDocumentProps) {
  const [wasMissing, setWasMissing] = useState(false);
  if (missing !== null && !wasMissing) setWasMissing(true);
  if (!wasMissing) return null;
  return (
    <Suspense fallback={null}>
      <AskForDocument missing={missing} />
    </Suspense>
  );
}
