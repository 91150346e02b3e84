import { useSession } from '@portal/auth';
import { PrintButton, QuickLinkTiles, sideQuickLinks } from '@portal/policy-workflow';
import { PageLayout, Stack, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { type Edition, editionLine } from './edition';
import { OtherLegalPages } from './other-legal-pages';

interface LegalPageProps {
  title: string;
  edition: Edition;
  children: ReactNode;
}

/** A page of the law: open to everybody, dated, made to be printed. Whoever is not signed in reads on here, or signs in by a quick link. */
export function LegalPage({ title, edition, children }: LegalPageProps) {
  const { isSignedIn } = useSession();
  return (
    <PageLayout
      title={title}
      side={
        <Stack gap="lg">
          {!isSignedIn && <OtherLegalPages />}
          <QuickLinkTiles keys={sideQuickLinks} />
        </Stack>
      }
    >
      <Stack gap="sm">
        <Text tone="muted">{editionLine(edition)}</Text>
        <PrintButton />
      </Stack>
      {children}
    </PageLayout>
  );
}
