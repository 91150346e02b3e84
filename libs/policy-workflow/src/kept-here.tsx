import { lazyPart, Stack } from '@portal/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { useLastKnown } from './use-last-known';

const KeptPeople = lazyPart(async () => ({ default: (await import('./kept-parts')).KeptPeople }));
const KeptDocumentList = lazyPart(async () => ({ default: (await import('./kept-parts')).KeptDocumentList }));

interface KeptHereProps {
  shows: 'people' | 'documents';
  /** Why the page cannot be read now. */
  children: ReactNode;
}

/** What somebody's own phone keeps of a page that cannot be read, beneath why; on any other phone, why. */
export function KeptHere({ shows, children }: KeptHereProps) {
  const copy = useLastKnown();
  if (!copy) return children;
  return (
    <Stack gap="lg">
      {children}
      <Suspense>{shows === 'people' ? <KeptPeople copy={copy} /> : <KeptDocumentList copy={copy} />}</Suspense>
    </Stack>
  );
}
