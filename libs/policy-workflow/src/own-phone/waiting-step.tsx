import { type Change } from '@portal/contract';
import { buttonStyle, EmptyState, SkeletonCard, Stack } from '@portal/ui-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWaitingChanges } from './use-waiting-changes';
import { WaitingCard } from './waiting-card';
import { sentKey } from './waiting-keys';
import { PolicyPage } from '../policy-page';

interface WaitingStepProps {
  /** The key that it waits under. */
  waitingKey: string;
  back: { to: string; label: string };
  /** Its answers stand in the form again. */
  onTakenBack: () => void;
  /** What stands here once the service has answered. */
  children: (change: Change) => ReactNode;
}

/** Stands where it would say that a change was sent, until it was. */
export function WaitingStep({ waitingKey, back, onTakenBack, children }: WaitingStepProps) {
  const changes = useWaitingChanges();
  const sent = useQuery<Change>({ queryKey: sentKey(waitingKey), queryFn: skipToken });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus();
  }, []);
  if (sent.data) return children(sent.data);
  const change = changes?.find(({ key }) => key === waitingKey);
  return (
    <PolicyPage title="Not sent yet">
      <Stack gap="lg" ref={top} tabIndex={-1}>
        {change ? (
          <WaitingCard change={change} onTakenBack={onTakenBack} />
        ) : changes ? (
          <EmptyState>This no longer waits on this phone.</EmptyState>
        ) : (
          <SkeletonCard />
        )}
        <div>
          <Link className={buttonStyle('secondary')} to={back.to}>
            {back.label}
          </Link>
        </div>
      </Stack>
    </PolicyPage>
  );
}
