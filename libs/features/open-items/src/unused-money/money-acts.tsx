import { isPortalAdmin, useUser } from '@portal/auth';
import { type UnusedMoney } from '@portal/contract';
import { Button, Cluster, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { type MoneyAct, MoneyStep } from './money-step';

interface MoneyActsProps {
  money: UnusedMoney;
  /** Told what is to be said once it was done. */
  onSettled: (words: string) => void;
}

/** What may be done with money in its state, as buttons or, once one was pressed, as its form. */
export function MoneyActs({ money, onSettled }: MoneyActsProps) {
  const { staff } = useUser();
  const [act, setAct] = useState<MoneyAct | null>(null);
  if (!isPortalAdmin(staff)) return <Text tone="muted">An administrator decides about this.</Text>;
  if (act !== null) return <MoneyStep act={act} money={money} onBack={() => setAct(null)} onSettled={onSettled} />;
  if (money.state === 'OPEN') {
    return (
      <Cluster>
        <Button onClick={() => setAct('match')}>Match to a policy</Button>
        {!money.isBarred && (
          <Button variant="secondary" onClick={() => setAct('ask')}>
            Ask for a refund
          </Button>
        )}
      </Cluster>
    );
  }
  if (money.state === 'REFUND_CONFIRMED') return <Button onClick={() => setAct('paid')}>Mark as paid</Button>;
  if (money.isBarred) {
    return (
      <Button variant="secondary" onClick={() => setAct('decline')}>
        Decline
      </Button>
    );
  }
  if (!money.mayConfirm) {
    return (
      <>
        <Text>You asked for this refund. Another administrator has to confirm it.</Text>
        <Button variant="secondary" onClick={() => setAct('decline')}>
          Take it back
        </Button>
      </>
    );
  }
  return (
    <Cluster>
      <Button onClick={() => setAct('confirm')}>Confirm the refund</Button>
      <Button variant="secondary" onClick={() => setAct('decline')}>
        Decline
      </Button>
    </Cluster>
  );
}
