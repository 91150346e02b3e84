import { type ComponentProps, type ReactNode } from 'react';
import { PageHeader } from './page-header';

interface PageLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of the page: its one heading of level 1. */
  title: ReactNode;
  /** A sentence on what the page is for. */
  description?: ReactNode;
  /** The way back, above the title. */
  breadcrumbs?: ReactNode;
  /** A word beside the title. */
  beside?: ReactNode;
  /** Stands beside the content on wide screens, below it on small ones. */
  side?: ReactNode;
}

/** A page: the way back, its heading, its content, and what stands beside it. */
export const PageLayout = ({ title, description, breadcrumbs, beside, side, children, ...props }: PageLayoutProps) => (
  <div className="page" {...props}>
    {breadcrumbs}
    <PageHeader title={title} description={description} beside={beside} />
    <div className="page-body" data-side={side ? 'shown' : 'none'}>
      <div className="page-content">{children}</div>
      {side && <aside>{side}</aside>}
    </div>
  </div>
);
