import { portalPaths } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import {
  keptHeadline,
  type KeptCopy,
  useKeptCopy,
  somethingWaits,
  waitingOnThisPhone,
} from '@portal/policy-workflow/own-phone';
import { Button, buttonStyle, Cluster, PageLayout, Stack, Text, toast } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { FamilyCover } from '../cover/family-cover';
import { AsOf } from './as-of';
import { BeneathCover } from './beneath-cover';

/** Somebody's own phone after their session ran out: what it keeps, with its time, and the way to sign in again. */
export function AfterSession({ copy }: { copy: KeptCopy }) {
  const { destroy } = useKeptCopy();
  const forget = async () => {
    const waits = await waitingOnThisPhone.of(copy.userId);
    if (waits.length > 0) toast.error(somethingWaits);
    else await destroy();
  };
  return (
    <PageLayout title="Your policy on this phone">
      <Stack gap="lg">
        <Text>You were away for a while, so you are signed out. Sign in to see how it is now.</Text>
        <Cluster>
          <Link className={buttonStyle('primary')} to={portalPaths.login()}>
            Sign in
          </Link>
          <Button variant="quiet" onClick={() => void forget()}>
            Remove the copy from this phone
          </Button>
        </Cluster>
        <AsOf at={new Date(copy.at)} checked="signed-out" />
        <FamilyCover cover={copy.cover} headline={keptHeadline(copy, useToday())} />
        <BeneathCover copy={copy} />
      </Stack>
    </PageLayout>
  );
}
