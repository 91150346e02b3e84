import { PageLayout } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { QuickLinkTiles, sideQuickLinks } from './quick-links';

interface PolicyPageProps {
  title: string;
  description?: string;
  /** A word beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A page about the selected policy: heading, content, quick links beside it. */
export function PolicyPage({ title, description, beside, children }: PolicyPageProps) {
  return (
    <PageLayout
      title={title}
      {...(description && { description })}
      beside={beside}
      side={<QuickLinkTiles keys={sideQuickLinks} />}
    >
      {children}
    </PageLayout>
  );
}
