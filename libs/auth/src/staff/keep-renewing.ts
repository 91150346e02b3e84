import { renewalFailure, isRefusal } from './failure-of';
import { Resting, SignedOutMeanwhile } from './refusals';
import { type RenewalPace } from './renewal-pace';
import { type StaffManager } from './staff-manager';
import { type StaffStatus } from './staff-status';

/** Milliseconds that are let pass at least before the provider is asked again by itself. */
const shortestWait = 1_000;

interface KeepRenewingPorts {
  manager: () => StaffManager;
  status: StaffStatus;
  pace: RenewalPace;
}

/** Renews until it succeeds or is refused. A loss shows, a refusal ends it; neither throws. */
export function keepRenewing({ manager, status, pace }: KeepRenewingPorts) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOver = () => ['none', 'away', 'expired'].includes(status.now().status);
  const renew = () => {
    if (!isOver())
      manager()
        .signinSilent()
        .catch(() => undefined); // `failed` hears of it
  };
  const renewLater = () => {
    clearTimeout(timer);
    timer = setTimeout(renew, Math.max(pace.rest(), shortestWait));
  };

  return {
    isOver,
    renew,
    /** Somebody does not want to wait, or the network is back. */
    renewNow: () => {
      pace.forget();
      renew();
    },
    /** Takes note of a renewal that failed, whoever had asked for it. */
    failed: async (error: unknown) => {
      if (error instanceof SignedOutMeanwhile || isOver()) return;
      if (error instanceof Resting) return renewLater();
      const user = await manager().current();
      if (isOver()) return;
      if (isRefusal(error)) {
        clearTimeout(timer);
        manager().stopSilentRenew();
        status.refused(renewalFailure(error), user);
      } else {
        status.lost(renewalFailure(error), user);
        renewLater();
      }
    },
    /** The access token has run out. */
    expired: async () => {
      const { failure } = status.now();
      if (failure && !isOver()) status.lost(failure, await manager().current());
      renew();
    },
  };
}
