import { carryFormDrafts } from '@portal/forms';
import { useIsServicing } from '@portal/policy-workflow';
import { StandingNotice } from '@portal/ui-kit';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { loadAgain } from '../start/load-again';
import { whenIdle } from '../start/when-idle';
import { followReleases } from './follow-releases';
import { keepFiles } from './keep-files';

/** Says that a newer version of the portal is ready. Nobody has to take it: the next visit has it anyway. */
export function NewVersion() {
  const store = useStore();
  const isStaff = useIsServicing();
  const [newer, setNewer] = useState<{ use: () => void } | null>(null);

  useEffect(() => {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker; // only where the address is a secure one
    if (!workers) return undefined;
    whenIdle(() => keepFiles(workers, { isStaff }));
    return followReleases(workers, setNewer, () => loadAgain(() => carryFormDrafts(store)));
  }, [store, isStaff]);

  return (
    <StandingNotice
      message={newer && 'A new version is ready. What you typed stays.'}
      action="Use it now"
      onAction={() => newer?.use()}
      onClose={() => setNewer(null)}
    />
  );
}
