import { portalPaths } from '@portal/contract';
import { EmptyState, PageLayout, SkeletonCard, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Admitted, useDeskAccess } from './desk-access';

interface DeskPageProps {
  title: string;
  description?: string;
  /** Whom the page is for; all of staff who may service policies unless given. */
  admits?: Admitted;
  side?: ReactNode;
  children: ReactNode;
}

const forWhom: Record<Admitted, string> = {
  staff: 'This page is for our staff.',
  portalAdmin: 'This page is for portal administrators.',
};

/** A page of staff, with nothing of a policy beside it. Others read whom it is for. */
export function DeskPage({ title, description, admits = 'staff', side, children }: DeskPageProps) {
  const mayEnter = useDeskAccess(admits);
  if (mayEnter) {
    return (
      <PageLayout title={title} description={description} side={side}>
        {children}
      </PageLayout>
    );
  }
  return (
    <PageLayout title={title}>
      {mayEnter === null ? (
        <SkeletonCard />
      ) : (
        <EmptyState>
          <Text>{forWhom[admits]}</Text>
          <Link to={portalPaths.home()}>Go to the home page</Link>
        </EmptyState>
      )}
    </PageLayout>
  );
}
