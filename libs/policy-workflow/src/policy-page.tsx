import { PageLayout } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { QuickLinkTiles, sideQuickLinks, type QuickLinkKey } from './quick-links';

interface PolicyPageProps {
  title: string;
  description?: string;
  /** The tiles of the side panel, the usual five unless named. */
  quickLinks?: QuickLinkKey[];
  children: ReactNode;
}

/** A page about the selected policy: heading, content, quick links beside it. */
export function PolicyPage({ title, description, quickLinks = sideQuickLinks, children }: PolicyPageProps) {
  return (
    <PageLayout title={title} {...(description && { description })} side={<QuickLinkTiles keys={quickLinks} />}>
      {children}
    </PageLayout>
  );
}
