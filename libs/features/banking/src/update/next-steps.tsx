import { List, TitledCard } from '@portal/ui-kit';
import { MandateLink } from '../shared/mandate-link';
import { isOfAccount } from './body-for';
import { type After, whatNext } from './what-next';

/** What happens next, once a change is sent. */
export function NextSteps(after: After) {
  const sentences = whatNext(after);
  if (sentences.length === 0) return null;
  return (
    <TitledCard title="What happens next">
      <List>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
      {isOfAccount(after.body) && (
        <div>
          <MandateLink />
        </div>
      )}
    </TitledCard>
  );
}
