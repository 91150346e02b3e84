import { type EntityType } from '@portal/domain';
import { PolicyPage } from '@portal/policy-workflow';
import { actionOn, usePendingActions, WayBack } from '@portal/policy-workflow/changes';
import { SkeletonCard, Stack } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { backToDependants } from './back-to-dependants';
import { PendingNotice } from './pending-notice';

interface UnlessPendingProps {
  title: string;
  entityType: EntityType;
  entityId: string;
  /** The form that changes the record. */
  children: ReactNode;
}

/**
 * A form, unless something waited on its record when the page opened: one change at a time. What the form itself has asked for
 * later does not take its place. When the list of what waits cannot be read the form is shown; the service refuses what must wait.
 */
export function UnlessPending({ title, entityType, entityId, children }: UnlessPendingProps) {
  const { data, isError } = usePendingActions();
  const [first, setFirst] = useState(data);
  const known = first ?? data ?? (isError ? [] : undefined);
  if (known !== first) setFirst(known);

  if (known === undefined) {
    return (
      <PolicyPage title={title}>
        <SkeletonCard />
      </PolicyPage>
    );
  }
  const waiting = actionOn(known, entityType, entityId);
  if (!waiting) return children;
  return (
    <PolicyPage title={title}>
      <Stack gap="lg">
        <PendingNotice action={waiting} />
        <WayBack {...backToDependants} />
      </Stack>
    </PolicyPage>
  );
}
