import { type ClaimCase, deathRegisterAdditions } from '@portal/contract';
import { Alert, Button, Text, TitledCard } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { refusalSentence } from '../shared/refusal-words';
import { registerWords } from './register-words';

/** What the register of deaths says, and the way to ask it. Nothing where there is none to ask. */
export function RegisterCard({ found }: { found: ClaimCase }) {
  const { id, version, register, takenBy, allowedActs } = found;
  const ask = useCaseWrite(deathRegisterAdditions.askDeathRegister, { id });
  if (register === null) return null;
  const mayAsk = takenBy?.isMine === true && allowedActs.includes('ASK_REGISTER');
  return (
    <TitledCard title="Death register">
      <Text role="status">{registerWords(register, found)}</Text>
      {ask.failure && (
        <Alert tone="error" role="alert">
          {refusalSentence(ask.failure)}
        </Alert>
      )}
      {mayAsk && (
        <Button variant="secondary" state={ask.state} onClick={() => void ask.send({ version })}>
          {register.askedAt === null ? 'Ask the death register' : 'Ask it again'}
        </Button>
      )}
    </TitledCard>
  );
}
