import { clockAtom } from '@portal/policy-workflow';
import { countWaiting } from '@portal/policy-workflow/own-phone';
import { Container, SkeletonCard } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ChangesWouldBeLost } from './changes-would-be-lost';
import { SignedOut } from './signed-out';

/** Signs out: at once, or after one more question where a change that waits on this phone would be lost. */
function SignOutScreen() {
  const { now } = useAtomValue(clockAtom);
  const [waiting, setWaiting] = useState<number | null>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => void countWaiting(now()).then(setWaiting), [now]);

  if (waiting === null) {
    return (
      <Container width="narrow">
        <SkeletonCard />
      </Container>
    );
  }
  if (waiting > 0 && !isSure) return <ChangesWouldBeLost count={waiting} onSignOut={() => setSure(true)} />;
  return <SignedOut wasAsked={isSure} />;
}
export { SignOutScreen as Component };
