import { type Policy } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Sentences } from '@portal/policy-workflow/changes';
import { newLifeNotes } from '../shared/new-life-notes';
import { coverSentences } from './cover-sentences';

interface NewChildNotesProps {
  body: object;
  policy: Policy;
  /** For a baby it is long until the cover ends, so that what limits it is folded away. */
  isNewborn?: boolean;
}

/** What a child with these answers is covered for, and that the premium stays. */
export function NewChildNotes({ body, policy, isNewborn = false }: NewChildNotesProps) {
  const today = useToday();
  const { gives, limits } = coverSentences(body, policy.Product, today);
  const premiumStays = `Your premium stays ${formatRand(policy.Monthly_Premium)} a month.`;
  return (
    <>
      <Sentences
        title="Cover"
        all={isNewborn ? [...gives, premiumStays] : [...gives, ...limits, premiumStays]}
        folded={{ title: 'Limits of this cover', all: isNewborn ? limits : [] }}
      />
      {newLifeNotes({ kind: 'CHILD', body, policy, today })}
    </>
  );
}
