import { useUser } from '@portal/auth';
import { optionalAreas, type Policy } from '@portal/contract';
import { timeInJohannesburg } from '@portal/domain';
import { useHasCall, useToday } from '@portal/policy-workflow';
import { useCoverToday } from '@portal/policy-workflow/cover';
import { canKeep, useKeptCopy, somethingWaits, waitingOnThisPhone } from '@portal/policy-workflow/own-phone';
import { CheckboxField, fetchAhead, Text, TitledCard, toast } from '@portal/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { drawnCover } from '../cover/drawn-cover';
import { fetchKept } from './fetch-kept';

const refused = 'This browser keeps no copy. Nothing was changed.';

/** Whether this phone keeps a copy of the cover card. While it does, each visit renews it. */
export function OnThisPhone({ policy }: { policy: Policy }) {
  const cover = useCoverToday(policy);
  const { whoAmI } = useUser();
  const hasPayat = useHasCall(optionalAreas.payat);
  const { copy, keep, renew, destroy } = useKeptCopy();
  const drawnNow = drawnCover(policy, cover, { today: useToday(), audience: 'family' });
  const { Policy_Number: policyNumber } = policy;
  const userId = whoAmI.data?.userId;
  const isKept = copy !== undefined && copy !== null;
  const drawn = JSON.stringify(drawnNow);
  /** What was just ticked, until it is done. */
  const [wanted, setWanted] = useState<boolean | null>(null);

  const keepAsItIs = async () => {
    if (userId === undefined) return;
    await keep({ userId, policyNumber, cover: drawnNow }).catch(() => toast.error(refused));
  };
  const bringUpToDate = useEffectEvent(() => {
    if (!isKept || userId === undefined) return;
    // Somebody else signed in on this phone.
    const done = copy.userId === userId ? renew({ userId, policyNumber, cover: drawnNow }) : destroy();
    void done.catch(() => undefined);
  });
  useEffect(() => {
    if (isKept) fetchAhead(fetchKept);
  }, [isKept]);
  useEffect(() => bringUpToDate(), [isKept, userId, policyNumber, drawn]);

  const forget = async () => {
    const waits = await waitingOnThisPhone.of(userId ?? '');
    if (waits.length > 0) toast.error(somethingWaits);
    else await destroy();
  };
  const change = async (isWanted: boolean) => {
    setWanted(isWanted);
    await (isWanted ? keepAsItIs() : forget());
    setWanted(null);
  };

  if (!canKeep() || copy === undefined || userId === undefined) return null;
  return (
    <TitledCard title="Without a network">
      <Text>
        Your own phone can keep who is covered{hasPayat && ', your Pay@ number'} and documents of ours that you open, so
        that you can show them where there is no network. No ID, account or cellphone number stands in them in full.
        What you type and what you send without a network is kept too, encrypted, until we have it. Signing out removes
        all of it.
      </Text>
      <CheckboxField
        label="This is my phone: keep a copy on it"
        hint={isKept ? `Kept at ${timeInJohannesburg(new Date(copy.at))}.` : 'Not on a phone that others use.'}
        checked={wanted ?? isKept}
        onChange={({ target }) => void change(target.checked)}
      />
    </TitledCard>
  );
}
